// Generated from openapi/api.v1.yaml by "npm run generate". Do not edit.

export interface paths {
    "/healthcheck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check that the backend is up */
        get: operations["checkHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with e-mail and password
         * @description A wrong e-mail or password answers 401, a deactivated account 403.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an account
         * @description `name` is the first and the last name with a space between; the backend splits it at the first space.
         *     An e-mail that has an account already answers 409.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the signed-in user, or every user
         * @description An administrator gets every user, anybody else themselves, or a 403 where the call is kept to
         *     administrators. Three shapes are valid; a client reads all of them and finds itself by the id or the
         *     e-mail that the login gave.
         */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find users by name or e-mail
         * @description For administrators only.
         */
        get: operations["searchUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user's id.
                 * @example 5f0c9a51-2f0f-4a38-9a5e-0c6b7a1d2e01
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /** Get a user */
        get: operations["getUser"];
        /**
         * Change a user's profile and settings
         * @description Fields that are left out keep their value. Only an administrator may change `roles`.
         */
        put: operations["updateUser"];
        post?: never;
        /** Delete an account and everything in it */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user's id.
                 * @example 5f0c9a51-2f0f-4a38-9a5e-0c6b7a1d2e01
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Let a user sign in again
         * @description For administrators only.
         */
        patch: operations["activateUser"];
        trace?: never;
    };
    "/users/{id}/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user's id.
                 * @example 5f0c9a51-2f0f-4a38-9a5e-0c6b7a1d2e01
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Keep a user from signing in
         * @description For administrators only. The user's tokens stop working.
         */
        patch: operations["deactivateUser"];
        trace?: never;
    };
    "/chat/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the caller's chat sessions */
        get: operations["listChatSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start a chat session */
        post: operations["createChatSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/session/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The chat session's id.
                 * @example c1b7e0f4-6d1a-4c57-8f3e-21d4a90be7c3
                 */
                id: components["parameters"]["ChatSessionId"];
            };
            cookie?: never;
        };
        /** Get a chat session with its messages */
        get: operations["getChatSession"];
        put?: never;
        post?: never;
        /** Delete a chat session and its messages */
        delete: operations["deleteChatSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/session/{id}/message": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The chat session's id.
                 * @example c1b7e0f4-6d1a-4c57-8f3e-21d4a90be7c3
                 */
                id: components["parameters"]["ChatSessionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a message without asking for an answer */
        post: operations["addChatMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat/session/{id}/ask": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The chat session's id.
                 * @example c1b7e0f4-6d1a-4c57-8f3e-21d4a90be7c3
                 */
                id: components["parameters"]["ChatSessionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask a question
         * @description The question and its answer are both kept as messages of the session.
         */
        post: operations["askQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's documents
         * @description Two shapes are valid; a client reads both.
         */
        get: operations["listDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count the caller's documents */
        get: operations["countDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload documents
         * @description Takes PDF, plain text, Markdown and Word files (.pdf, .txt, .md, .docx), told by the ending of their
         *     name, of at most 25 MB each. One file that is not accepted refuses them all. Processing starts by itself.
         */
        post: operations["uploadDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/process-pending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Process every document that waits
         * @description For administrators only, over all users.
         */
        post: operations["processPendingDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document's id.
                 * @example 8d2e4b1a-93c5-4f60-b7a8-5e0f1c2d3a44
                 */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        /** Get a document */
        get: operations["getDocument"];
        put?: never;
        post?: never;
        /**
         * Delete a document
         * @description One that is processing or indexed stays and answers 409.
         */
        delete: operations["deleteDocument"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/process": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document's id.
                 * @example 8d2e4b1a-93c5-4f60-b7a8-5e0f1c2d3a44
                 */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Process a document, or process it again after it failed
         * @description Its text is read in the background; `status` tells how that goes. One that is processing or has been
         *     processed answers 409.
         */
        post: operations["processDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rag/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get what questions can be answered from */
        get: operations["getRetrievalStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rag/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer a question from the indexed documents */
        post: operations["queryDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rag/combined/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer a question from documents and memory together */
        post: operations["queryEverything"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rag/process-pending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Index every completed document that is not indexed yet
         * @description For administrators only, over all users.
         */
        post: operations["indexPendingDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rag/index-document/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document's id.
                 * @example 8d2e4b1a-93c5-4f60-b7a8-5e0f1c2d3a44
                 */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a processed document to the graph
         * @description Answers when it is done. A document that has not been processed answers 409; one whose indexing failed
         *     may be tried again; one that is indexed already stays as it is. Where indexing fails, the document is
         *     left `failed`, with its reason.
         */
        post: operations["indexDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rag/document/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document's id.
                 * @example 8d2e4b1a-93c5-4f60-b7a8-5e0f1c2d3a44
                 */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a document out of the graph
         * @description The document itself stays, no longer indexed. One that is not in the graph stays as it is.
         */
        delete: operations["removeDocumentFromGraph"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rag/graph/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the size of a user's graph, or of the whole graph */
        get: operations["getGraphStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rag/graph/relationships": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the relationships of the caller's graph */
        get: operations["listRelationships"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rag/graph/similar/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Find concepts of the caller's graph that are close to a text */
        post: operations["findSimilarConcepts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rag/graph/ask/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer a question from the graph alone */
        post: operations["askGraph"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rag/graph/process-documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Build the graph anew from every processed document
         * @description For administrators only, over all users. Answers 409 while a run is under way.
         */
        post: operations["rebuildGraph"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rag/graph/process-documents/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get how far building the graph has come */
        get: operations["getGraphRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/memory/search/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user's id.
                 * @example 5f0c9a51-2f0f-4a38-9a5e-0c6b7a1d2e01
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Find the passages of a user's memory that match a text */
        post: operations["searchMemory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/memory/top-connections/{id}": {
        parameters: {
            query?: {
                /**
                 * @description The most concepts to list.
                 * @example 10
                 */
                limit?: components["parameters"]["ConnectionLimit"];
            };
            header?: never;
            path: {
                /**
                 * @description The user's id.
                 * @example 5f0c9a51-2f0f-4a38-9a5e-0c6b7a1d2e01
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /** List the best-connected concepts of a user's memory */
        get: operations["listTopConnections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/memory/messages/batch/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user's id.
                 * @example 5f0c9a51-2f0f-4a38-9a5e-0c6b7a1d2e01
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remember a batch of messages */
        post: operations["rememberMessageBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/memory/messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user's id.
                 * @example 5f0c9a51-2f0f-4a38-9a5e-0c6b7a1d2e01
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remember messages
         * @description The body is the list itself; the batch call takes the same list inside an object.
         */
        post: operations["rememberMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/memory/text/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user's id.
                 * @example 5f0c9a51-2f0f-4a38-9a5e-0c6b7a1d2e01
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remember a text */
        post: operations["rememberText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/memory/document/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user's id.
                 * @example 5f0c9a51-2f0f-4a38-9a5e-0c6b7a1d2e01
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remember a document given as text
         * @description It goes straight into memory and does not appear in the knowledge base.
         */
        post: operations["rememberDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/memory/cognitive-objects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user's id.
                 * @example 5f0c9a51-2f0f-4a38-9a5e-0c6b7a1d2e01
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a cognitive object to a user's memory */
        post: operations["createCognitiveObject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/memory/cognitive-objects/{id}/{objectId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user's id.
                 * @example 5f0c9a51-2f0f-4a38-9a5e-0c6b7a1d2e01
                 */
                id: components["parameters"]["UserId"];
                /**
                 * @description The cognitive object's id.
                 * @example e4a9d6c2-0b3f-4d18-95e7-7c1f8a2b6d50
                 */
                objectId: components["parameters"]["CognitiveObjectId"];
            };
            cookie?: never;
        };
        /** Get a cognitive object */
        get: operations["getCognitiveObject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/memory/user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user's id.
                 * @example 5f0c9a51-2f0f-4a38-9a5e-0c6b7a1d2e01
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Forget everything about a user
         * @description Empties the user's graph and memory. Account, chat sessions and documents stay; the documents are no
         *     longer indexed.
         */
        delete: operations["deleteMemory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/memory/process-documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring every processed document into its owner's memory
         * @description For administrators only, over all users.
         */
        post: operations["rememberDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/memory/clear-neo4j": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Empty the graph of every user
         * @description For administrators only. Documents stay, no longer indexed.
         */
        post: operations["clearGraph"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/upload-files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store files
         * @description Takes files of any type, of at most 25 MB each. A file replaces the caller's file of the same name.
         */
        post: operations["uploadFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/process-pdfs-to-markdown": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Convert the caller's stored PDFs to Markdown
         * @description Each result is stored beside its PDF, under the same name with the ending .md.
         */
        post: operations["convertPdfsToMarkdown"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the caller's stored files */
        get: operations["listFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/file/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The file's name, with its ending.
                 * @example sleep-and-memory.pdf
                 */
                name: components["parameters"]["FileName"];
            };
            cookie?: never;
        };
        /**
         * Download a stored file
         * @description Where the caller has no stored file of that name, their newest document of it in the knowledge base is given.
         */
        get: operations["downloadFile"];
        put?: never;
        post?: never;
        /** Delete a stored file */
        delete: operations["deleteFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** Format: uuid */
        Id: string;
        /** Format: date-time */
        Timestamp: string;
        /** @description A text with at least one character that is not white space. */
        NonBlank: string;
        /** @description From 0, none, to 1, all. */
        Fraction: number;
        /** @description The mean of some fractions; null where there are none. */
        Mean: number | null;
        Count: number;
        /** @description How well it matches. Comparable within one answer only. */
        Score: number;
        /** @description The page as a viewer counts it, from 1; null where the format has no pages. */
        PageNumber: number | null;
        /** @description The heading it stands under, or null. It tells the place where the format has no pages. */
        Heading: string | null;
        /** @description What kind of node of the graph, as in `concept`. */
        NodeType: string;
        /** @description Why the call failed, in `detail` or in `message`. */
        Error: {
            detail: string;
        } | {
            message: string;
        };
        /** @description Everything that is wrong with the request. */
        ValidationError: {
            detail: components["schemas"]["ValidationProblem"][];
        };
        ValidationProblem: {
            /** @description The way to the problem, as in `body`, `messages`, 0, `content`. */
            loc: (string | number)[];
            /** @description What is wrong, for a person to read. */
            msg: string;
            /** @description What is wrong, as a short code. */
            type: string;
        };
        Health: {
            /** @constant */
            status: "ok";
        };
        Credentials: {
            /** Format: email */
            email: string;
            password: string;
        };
        LoginResponse: {
            access_token: string;
            /** @constant */
            token_type?: "bearer";
            user: components["schemas"]["User"];
        };
        RegisterRequest: {
            /** Format: email */
            email: string;
            password: string;
            /** @description First and last name, with a space between. */
            name: components["schemas"]["NonBlank"];
            /** @description What the user calls the assistant. */
            machine_name: components["schemas"]["NonBlank"];
            contradiction_tolerance: components["schemas"]["ContradictionTolerance"];
            belief_sensitivity: components["schemas"]["BeliefSensitivity"];
        };
        User: {
            id: components["schemas"]["Id"];
            /** @description The user's id in the graph. It may be the same as `id`. */
            user_id: components["schemas"]["Id"];
            /** @description The subject of the user's tokens. It may be the same as `id`. */
            sub: components["schemas"]["Id"];
            /** Format: email */
            email: string;
            name: string;
            first_name: string;
            last_name: string;
            /** @description What the user calls the assistant. */
            machine_name: string;
            /** @description `admin` makes an administrator. */
            roles: string[];
            created_at: components["schemas"]["Timestamp"];
            /** @description Whether the user may sign in. */
            is_active: boolean;
            contradiction_tolerance?: components["schemas"]["ContradictionTolerance"];
            belief_sensitivity?: components["schemas"]["BeliefSensitivity"];
            memory_decay?: components["schemas"]["MemoryDecay"];
        };
        Users: components["schemas"]["User"][];
        /** @description One user, a list of users, or an object that holds the list. */
        UserListing: components["schemas"]["User"] | components["schemas"]["Users"] | {
            users: components["schemas"]["Users"];
        };
        UserUpdate: {
            name?: components["schemas"]["NonBlank"];
            first_name?: string;
            last_name?: string;
            machine_name?: components["schemas"]["NonBlank"];
            roles?: string[];
            contradiction_tolerance?: components["schemas"]["ContradictionTolerance"];
            belief_sensitivity?: components["schemas"]["BeliefSensitivity"];
            memory_decay?: components["schemas"]["MemoryDecay"];
        };
        /** @description From 0, a contradiction weighs heavily, to 1, it is only reported. */
        ContradictionTolerance: components["schemas"]["Fraction"];
        /**
         * @description How far new evidence moves a belief. `{}` is not an object but these two characters: the waitlist flow
         *     registers its users with them, and they count as `moderate`.
         * @enum {string}
         */
        BeliefSensitivity: "high" | "moderate" | "low" | "{}";
        /**
         * @description How fast what was learned earlier loses weight.
         * @enum {string}
         */
        MemoryDecay: "slow" | "default" | "fast";
        ChatSession: {
            id: components["schemas"]["Id"];
            title: string;
            message_count: components["schemas"]["Count"];
            created_at: components["schemas"]["Timestamp"];
        };
        ChatSessions: components["schemas"]["ChatSession"][];
        ChatThread: components["schemas"]["ChatSession"] & {
            messages: components["schemas"]["ChatMessage"][];
        };
        /** @description One message. Answers of the assistant come with their evidence. */
        ChatMessage: {
            id: components["schemas"]["Id"];
            role: components["schemas"]["MessageRole"];
            content: string;
            timestamp: components["schemas"]["Timestamp"];
        } & components["schemas"]["Evidence"];
        /** @enum {string} */
        MessageRole: "user" | "assistant";
        NewChatSession: {
            /** @default New Chat */
            title?: components["schemas"]["NonBlank"];
        };
        NewChatMessage: {
            content: components["schemas"]["NonBlank"];
        };
        ChatQuestion: {
            text: components["schemas"]["NonBlank"];
        };
        /** @description An answer with its evidence, of which only `citations` may be missing. */
        Answer: {
            /** @description Markdown. A marker like [1] follows what is taken from a source. */
            response: string;
        } & WithRequired<components["schemas"]["Evidence"], "hypotheses" | "reasoning_nodes" | "sources" | "avg_confidence" | "avg_salience">;
        /** @description What an answer rests on. */
        Evidence: {
            /** @description The most likely first. */
            hypotheses?: components["schemas"]["Hypothesis"][];
            /** @description The concepts that the reasoning went through. */
            reasoning_nodes?: components["schemas"]["ReasoningNode"][];
            /** @description The most relevant first. */
            sources?: components["schemas"]["Source"][];
            /** @description Mean confidence of the hypotheses; null without any. */
            avg_confidence?: components["schemas"]["Mean"];
            /** @description Mean salience of the sources; null without any. */
            avg_salience?: components["schemas"]["Mean"];
            /** @description Which source each marker of the response stands for. */
            citations?: components["schemas"]["Citation"][];
        };
        Hypothesis: {
            hypothesis: string;
            confidence: components["schemas"]["Fraction"];
            /** @description Why it is believed as far as it is. */
            reasoning: string;
            /** @description File names. */
            sources: string[];
            /** @description How many passages speak for it. */
            supporting?: components["schemas"]["Count"];
            /** @description How many passages speak against it. */
            contradicting?: components["schemas"]["Count"];
        };
        ReasoningNode: {
            name: string;
            type: components["schemas"]["NodeType"];
            content: string;
            confidence: components["schemas"]["Fraction"];
            salience: components["schemas"]["Fraction"];
            /** @description Each as a phrase, as in `strengthens Memory`. */
            relationships: string[];
        };
        /**
         * @description A passage that the answer was taken from. `start` and `end` count UTF-16 units of the page's extracted
         *     text: the excerpt runs from `start` up to, and without, `end`.
         */
        Source: {
            filename: string;
            page: components["schemas"]["PageNumber"];
            confidence: components["schemas"]["Fraction"];
            salience: components["schemas"]["Fraction"];
            excerpt: string;
            document_id?: components["schemas"]["Id"];
            heading?: components["schemas"]["Heading"];
            start?: components["schemas"]["Count"];
            end?: components["schemas"]["Count"];
            /** @description The text around the excerpt, the excerpt included. */
            context?: string;
        };
        Citation: {
            /** @description The number in the response, 1 for [1]. */
            marker: number;
            /** @description The place in `sources`, counted from 0. */
            source: number;
        };
        Document: {
            id: components["schemas"]["Id"];
            filename: string;
            /** @description Null until it has been read from the file. */
            title: string | null;
            /** @description In bytes. */
            file_size: components["schemas"]["Count"];
            /** @description The media type. */
            content_type: string;
            status: components["schemas"]["DocumentStatus"];
            /** @description Whether it is in the graph, and so among what questions are answered from. */
            is_indexed: boolean;
            created_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When its text had been read; null before.
             */
            processed_at: string | null;
            /** @description Why it failed, for a person to read; null where it did not. */
            failure_reason?: string | null;
        };
        /**
         * @description `pending` and `uploaded` wait to be processed, `completed` has been processed. One that is `failed` with a
         *     `processed_at` failed in indexing, without one in processing.
         * @enum {string}
         */
        DocumentStatus: "pending" | "uploaded" | "processing" | "completed" | "failed";
        Documents: components["schemas"]["Document"][];
        /** @description A list of documents, or an object that holds the list. */
        DocumentListing: components["schemas"]["Documents"] | {
            documents: components["schemas"]["Documents"];
        };
        DocumentCount: {
            count: components["schemas"]["Count"];
        };
        UploadedDocuments: {
            /** @description The id of the first document. */
            id: components["schemas"]["Id"];
            /** @description One for each file, in the order of the files. */
            documents: components["schemas"]["Document"][];
        };
        Queued: {
            /** @description How many documents the work takes in. */
            queued: components["schemas"]["Count"];
        };
        DocumentQuery: {
            query: components["schemas"]["NonBlank"];
            /**
             * @description Whether to follow the graph's relationships, not only the words.
             * @default true
             */
            use_graph_rag?: boolean;
            /**
             * @description Whether to fill `hypotheses` and `reasoning_nodes`. Without it both are empty.
             * @default true
             */
            include_reasoning?: boolean;
        };
        Query: {
            query: components["schemas"]["NonBlank"];
        };
        GraphQuestion: {
            question: components["schemas"]["NonBlank"];
        };
        RetrievalStatus: {
            /**
             * @description `empty` until something is indexed.
             * @enum {string}
             */
            status: "ready" | "empty";
            /** @description How many documents are indexed. */
            documents: components["schemas"]["Count"];
            /** @description How many passages they were cut into. */
            passages: components["schemas"]["Count"];
        };
        GraphStats: {
            totalNodes: components["schemas"]["Count"];
            totalRelationships: components["schemas"]["Count"];
            documentsProcessed?: components["schemas"]["Count"];
        };
        GraphRun: {
            /** @enum {string} */
            status: "idle" | "running";
            processed: components["schemas"]["Count"];
            total: components["schemas"]["Count"];
        };
        Relationship: {
            /** @description The name of the concept it goes out from. */
            source: string;
            /** @description A phrase that reads from source to target. */
            relation: string;
            /** @description The name of the concept it leads to. */
            target: string;
            /** @description The file names of the documents that state it. */
            documents: string[];
        };
        Relationships: components["schemas"]["Relationship"][];
        Concept: {
            name: string;
            type: components["schemas"]["NodeType"];
            /** @description How central it is to the graph. */
            salience: components["schemas"]["Fraction"];
        };
        SimilarConcepts: (components["schemas"]["Concept"] & {
            score: components["schemas"]["Score"];
        })[];
        ConnectedConcepts: (components["schemas"]["Concept"] & {
            connections: components["schemas"]["Count"];
            /** @description The file names of the documents that mention it. */
            documents?: string[];
        })[];
        Passages: components["schemas"]["Passage"][];
        Passage: {
            text: string;
            score: components["schemas"]["Score"];
            /** @description Null where it does not come from a file. */
            filename: string | null;
            page: components["schemas"]["PageNumber"];
            document_id?: components["schemas"]["Id"];
            heading?: components["schemas"]["Heading"];
        };
        MemoryMessage: {
            role: components["schemas"]["MessageRole"];
            content: components["schemas"]["NonBlank"];
        };
        MemoryMessages: components["schemas"]["MemoryMessage"][];
        MemoryMessageBatch: {
            messages: components["schemas"]["MemoryMessages"];
        };
        MemoryText: {
            text: components["schemas"]["NonBlank"];
        };
        MemoryDocument: {
            title: components["schemas"]["NonBlank"];
            text: components["schemas"]["NonBlank"];
        };
        Remembered: {
            /** @description How many messages or texts were added. */
            remembered: components["schemas"]["Count"];
        };
        /** @description Something the assistant is to know. Fields beyond these are kept as they are. */
        NewCognitiveObject: {
            name: components["schemas"]["NonBlank"];
            /** @description What kind of object, as in `belief`. */
            type: components["schemas"]["NonBlank"];
            content: string;
        } & {
            [key: string]: unknown;
        };
        CognitiveObject: {
            id: components["schemas"]["Id"];
        } & components["schemas"]["NewCognitiveObject"];
        /** @description The bytes of a file. */
        FileContent: Blob;
        FileUpload: {
            /** @description One part for each file. */
            files: components["schemas"]["FileContent"][];
        };
        FileEntry: {
            name: string;
            /** @description In bytes. */
            size: components["schemas"]["Count"];
            /** @description The media type. */
            content_type: string;
            uploaded_at: components["schemas"]["Timestamp"];
        };
        FileEntries: components["schemas"]["FileEntry"][];
        MarkdownConversion: {
            /** @description How many PDFs were converted. */
            processed: components["schemas"]["Count"];
            /** @description The names of the Markdown files. */
            files: string[];
        };
    };
    responses: {
        /** @description It is done; there is nothing to say about it. */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The user, as it stands now. */
        User: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["User"];
            };
        };
        /** @description The document, as it stands now. */
        Document: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Document"];
            };
        };
        /** @description The document, about to be processed. */
        ProcessingDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Document"];
            };
        };
        /** @description The answer with its evidence. Where the documents do not hold it, it says so and has no sources. */
        Answer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Answer"];
            };
        };
        /** @description The work goes on in the background. */
        Queued: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "queued": 3
                 *     }
                 */
                "application/json": components["schemas"]["Queued"];
            };
        };
        /** @description How far the run has come, or the last one came. */
        GraphRun: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "running",
                 *       "processed": 4,
                 *       "total": 11
                 *     }
                 */
                "application/json": components["schemas"]["GraphRun"];
            };
        };
        /** @description It is in memory. */
        Remembered: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "remembered": 2
                 *     }
                 */
                "application/json": components["schemas"]["Remembered"];
            };
        };
        /** @description The object, with its id. */
        CognitiveObject: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CognitiveObject"];
            };
        };
        /** @description The files, by name. */
        Files: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FileEntries"];
            };
        };
        /** @description The token is missing, wrong or expired; at login, the e-mail or the password is wrong. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller may not do this; at login, the account is deactivated. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no such thing, or it is somebody else's. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "Not found."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description It does not go with how things stand. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A file is larger than 25 MB. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "A file may have 25 MB at most."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A file is of a type that is not accepted. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "Only .pdf, .txt, .md and .docx files can be uploaded."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request is not of the documented shape. */
        ValidationFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": [
                 *         {
                 *           "loc": [
                 *             "body",
                 *             "messages",
                 *             0,
                 *             "content"
                 *           ],
                 *           "msg": "Field required",
                 *           "type": "missing"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ValidationError"];
            };
        };
        /** @description Something broke on the backend's side. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Internal server error"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /**
         * @description The user's id.
         * @example 5f0c9a51-2f0f-4a38-9a5e-0c6b7a1d2e01
         */
        UserId: components["schemas"]["Id"];
        /**
         * @description The chat session's id.
         * @example c1b7e0f4-6d1a-4c57-8f3e-21d4a90be7c3
         */
        ChatSessionId: components["schemas"]["Id"];
        /**
         * @description The document's id.
         * @example 8d2e4b1a-93c5-4f60-b7a8-5e0f1c2d3a44
         */
        DocumentId: components["schemas"]["Id"];
        /**
         * @description The cognitive object's id.
         * @example e4a9d6c2-0b3f-4d18-95e7-7c1f8a2b6d50
         */
        CognitiveObjectId: components["schemas"]["Id"];
        /**
         * @description The file's name, with its ending.
         * @example sleep-and-memory.pdf
         */
        FileName: string;
        /**
         * @description Part of a name or an e-mail address. Upper and lower case are the same.
         * @example halloran
         */
        UserSearch: components["schemas"]["NonBlank"];
        /**
         * @description Whose graph: any identifier of the user, that is `email`, `id`, `user_id` or `sub`. Without it, the whole
         *     graph, over all users.
         * @example mira@engram.example
         */
        GraphOwner: string;
        /**
         * @description The most concepts to list.
         * @example 10
         */
        ConnectionLimit: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    checkHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is up. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok"
                     *     }
                     */
                    "application/json": components["schemas"]["Health"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "mira@engram.example",
                 *       "password": "correct-horse"
                 *     }
                 */
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description The token for the calls that follow, and the user it belongs to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["ServerError"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            201: components["responses"]["User"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["ServerError"];
        };
    };
    listUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One user, or several. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserListing"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    searchUsers: {
        parameters: {
            query: {
                /**
                 * @description Part of a name or an e-mail address. Upper and lower case are the same.
                 * @example halloran
                 */
                q: components["parameters"]["UserSearch"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The users whose name or e-mail contains the text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Users"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["ServerError"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user's id.
                 * @example 5f0c9a51-2f0f-4a38-9a5e-0c6b7a1d2e01
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["User"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user's id.
                 * @example 5f0c9a51-2f0f-4a38-9a5e-0c6b7a1d2e01
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "machine_name": "Mnemosyne",
                 *       "contradiction_tolerance": 0.7,
                 *       "memory_decay": "slow"
                 *     }
                 */
                "application/json": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            200: components["responses"]["User"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user's id.
                 * @example 5f0c9a51-2f0f-4a38-9a5e-0c6b7a1d2e01
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    activateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user's id.
                 * @example 5f0c9a51-2f0f-4a38-9a5e-0c6b7a1d2e01
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["User"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    deactivateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user's id.
                 * @example 5f0c9a51-2f0f-4a38-9a5e-0c6b7a1d2e01
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["User"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listChatSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatSessions"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    createChatSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Sleep and recall"
                 *     }
                 */
                "application/json": components["schemas"]["NewChatSession"];
            };
        };
        responses: {
            /** @description The new session, without messages. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatSession"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["ServerError"];
        };
    };
    getChatSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The chat session's id.
                 * @example c1b7e0f4-6d1a-4c57-8f3e-21d4a90be7c3
                 */
                id: components["parameters"]["ChatSessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session and its messages, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatThread"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteChatSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The chat session's id.
                 * @example c1b7e0f4-6d1a-4c57-8f3e-21d4a90be7c3
                 */
                id: components["parameters"]["ChatSessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    addChatMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The chat session's id.
                 * @example c1b7e0f4-6d1a-4c57-8f3e-21d4a90be7c3
                 */
                id: components["parameters"]["ChatSessionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "content": "Note to self. Compare this with the pilot study."
                 *     }
                 */
                "application/json": components["schemas"]["NewChatMessage"];
            };
        };
        responses: {
            /** @description The message as it was stored, with the role `user`. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatMessage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["ServerError"];
        };
    };
    askQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The chat session's id.
                 * @example c1b7e0f4-6d1a-4c57-8f3e-21d4a90be7c3
                 */
                id: components["parameters"]["ChatSessionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Does sleep help recall?"
                 *     }
                 */
                "application/json": components["schemas"]["ChatQuestion"];
            };
        };
        responses: {
            200: components["responses"]["Answer"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["ServerError"];
        };
    };
    listDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The documents, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentListing"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    countDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many documents there are, whatever their status. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "count": 12
                     *     }
                     */
                    "application/json": components["schemas"]["DocumentCount"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    uploadDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FileUpload"];
            };
        };
        responses: {
            /** @description The documents that the files became. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedDocuments"];
                };
            };
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["ServerError"];
        };
    };
    processPendingDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["Queued"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    getDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document's id.
                 * @example 8d2e4b1a-93c5-4f60-b7a8-5e0f1c2d3a44
                 */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Document"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document's id.
                 * @example 8d2e4b1a-93c5-4f60-b7a8-5e0f1c2d3a44
                 */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
        };
    };
    processDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document's id.
                 * @example 8d2e4b1a-93c5-4f60-b7a8-5e0f1c2d3a44
                 */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["ProcessingDocument"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
        };
    };
    getRetrievalStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How much of the caller's knowledge base is indexed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ready",
                     *       "documents": 11,
                     *       "passages": 684
                     *     }
                     */
                    "application/json": components["schemas"]["RetrievalStatus"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    queryDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "query": "Does sleep help recall?",
                 *       "use_graph_rag": true,
                 *       "include_reasoning": true
                 *     }
                 */
                "application/json": components["schemas"]["DocumentQuery"];
            };
        };
        responses: {
            200: components["responses"]["Answer"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["ServerError"];
        };
    };
    queryEverything: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Query"];
            };
        };
        responses: {
            200: components["responses"]["Answer"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["ServerError"];
        };
    };
    indexPendingDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["Queued"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    indexDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document's id.
                 * @example 8d2e4b1a-93c5-4f60-b7a8-5e0f1c2d3a44
                 */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Document"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
        };
    };
    removeDocumentFromGraph: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document's id.
                 * @example 8d2e4b1a-93c5-4f60-b7a8-5e0f1c2d3a44
                 */
                id: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getGraphStats: {
        parameters: {
            query?: {
                /**
                 * @description Whose graph: any identifier of the user, that is `email`, `id`, `user_id` or `sub`. Without it, the whole
                 *     graph, over all users.
                 * @example mira@engram.example
                 */
                user_id?: components["parameters"]["GraphOwner"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The size of the graph. Zeros for an identifier that is unknown or somebody else's. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "totalNodes": 412,
                     *       "totalRelationships": 1093,
                     *       "documentsProcessed": 11
                     *     }
                     */
                    "application/json": components["schemas"]["GraphStats"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["ServerError"];
        };
    };
    listRelationships: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The relationships, those that most documents state first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "source": "Sleep",
                     *         "relation": "strengthens",
                     *         "target": "Memory",
                     *         "documents": [
                     *           "sleep-and-memory.pdf",
                     *           "lab-notes.md"
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Relationships"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    findSimilarConcepts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Query"];
            };
        };
        responses: {
            /** @description The concepts, closest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "name": "Sleep",
                     *         "type": "concept",
                     *         "salience": 0.74,
                     *         "score": 7.31
                     *       },
                     *       {
                     *         "name": "Recall",
                     *         "type": "concept",
                     *         "salience": 0.58,
                     *         "score": 5.02
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SimilarConcepts"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["ServerError"];
        };
    };
    askGraph: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "question": "What strengthens memory?"
                 *     }
                 */
                "application/json": components["schemas"]["GraphQuestion"];
            };
        };
        responses: {
            200: components["responses"]["Answer"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["ServerError"];
        };
    };
    rebuildGraph: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["GraphRun"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["ServerError"];
        };
    };
    getGraphRun: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GraphRun"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    searchMemory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user's id.
                 * @example 5f0c9a51-2f0f-4a38-9a5e-0c6b7a1d2e01
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Query"];
            };
        };
        responses: {
            /** @description The passages, best match first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passages"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["ServerError"];
        };
    };
    listTopConnections: {
        parameters: {
            query?: {
                /**
                 * @description The most concepts to list.
                 * @example 10
                 */
                limit?: components["parameters"]["ConnectionLimit"];
            };
            header?: never;
            path: {
                /**
                 * @description The user's id.
                 * @example 5f0c9a51-2f0f-4a38-9a5e-0c6b7a1d2e01
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The concepts, most connections first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "name": "Sleep",
                     *         "type": "concept",
                     *         "connections": 23,
                     *         "salience": 0.74,
                     *         "documents": [
                     *           "sleep-and-memory.pdf",
                     *           "lab-notes.md"
                     *         ]
                     *       },
                     *       {
                     *         "name": "Recall",
                     *         "type": "concept",
                     *         "connections": 17,
                     *         "salience": 0.58
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["ConnectedConcepts"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["ServerError"];
        };
    };
    rememberMessageBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user's id.
                 * @example 5f0c9a51-2f0f-4a38-9a5e-0c6b7a1d2e01
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemoryMessageBatch"];
            };
        };
        responses: {
            201: components["responses"]["Remembered"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["ServerError"];
        };
    };
    rememberMessages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user's id.
                 * @example 5f0c9a51-2f0f-4a38-9a5e-0c6b7a1d2e01
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemoryMessages"];
            };
        };
        responses: {
            201: components["responses"]["Remembered"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["ServerError"];
        };
    };
    rememberText: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user's id.
                 * @example 5f0c9a51-2f0f-4a38-9a5e-0c6b7a1d2e01
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "The pilot study ran in March."
                 *     }
                 */
                "application/json": components["schemas"]["MemoryText"];
            };
        };
        responses: {
            201: components["responses"]["Remembered"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["ServerError"];
        };
    };
    rememberDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user's id.
                 * @example 5f0c9a51-2f0f-4a38-9a5e-0c6b7a1d2e01
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Pilot study",
                 *       "text": "The pilot study ran in March. Twelve people took part."
                 *     }
                 */
                "application/json": components["schemas"]["MemoryDocument"];
            };
        };
        responses: {
            201: components["responses"]["Remembered"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["ServerError"];
        };
    };
    createCognitiveObject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user's id.
                 * @example 5f0c9a51-2f0f-4a38-9a5e-0c6b7a1d2e01
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCognitiveObject"];
            };
        };
        responses: {
            201: components["responses"]["CognitiveObject"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["ServerError"];
        };
    };
    getCognitiveObject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user's id.
                 * @example 5f0c9a51-2f0f-4a38-9a5e-0c6b7a1d2e01
                 */
                id: components["parameters"]["UserId"];
                /**
                 * @description The cognitive object's id.
                 * @example e4a9d6c2-0b3f-4d18-95e7-7c1f8a2b6d50
                 */
                objectId: components["parameters"]["CognitiveObjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CognitiveObject"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteMemory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user's id.
                 * @example 5f0c9a51-2f0f-4a38-9a5e-0c6b7a1d2e01
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    rememberDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: components["responses"]["Queued"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    clearGraph: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    uploadFiles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FileUpload"];
            };
        };
        responses: {
            201: components["responses"]["Files"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["ServerError"];
        };
    };
    convertPdfsToMarkdown: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was converted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "processed": 1,
                     *       "files": [
                     *         "sleep-and-memory.md"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MarkdownConversion"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    listFiles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Files"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    downloadFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The file's name, with its ending.
                 * @example sleep-and-memory.pdf
                 */
                name: components["parameters"]["FileName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes of the file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example %PDF-1.7 … %%EOF */
                    "application/octet-stream": components["schemas"]["FileContent"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The file's name, with its ending.
                 * @example sleep-and-memory.pdf
                 */
                name: components["parameters"]["FileName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["Done"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
