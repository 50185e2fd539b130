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
         * Sign in with email and password
         * @description A wrong email or password answers 401, a deactivated account 403.
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
         *     An email address that already has an account answers 409.
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
         * @description An administrator gets every user. Other users get their own record, or 403 if the call is restricted to
         *     administrators. Three response shapes are valid; a client must accept all of them and find its own user by
         *     the id or the email of the login response.
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
         * Find users by name or email
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
         * @description Omitted fields keep their value. Only an administrator may change `roles` and `password`. A new password
         *     invalidates the user's tokens, except the one of the request. A backend that cannot change passwords answers 422.
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
         * Activate a user
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
         * Deactivate a user
         * @description For administrators only. The user cannot sign in, and their tokens become invalid.
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
        /**
         * Rename a chat session, or pin it to the top of the list
         * @description Optional: a backend without this operation answers 404, 405 or 501.
         */
        patch: operations["updateChatSession"];
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
        /** Add a message without requesting an answer */
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
         * @description The question and its answer are stored as messages of the chat session.
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
         * @description Two response shapes are valid; a client must accept both.
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
         * @description Accepts PDF, plain text, Markdown and Word files (.pdf, .txt, .md, .docx), recognized by the file name
         *     extension, of at most 25 MB each. A request may have 100 MB at most.
         *     If one file is not accepted, none is. Processing starts automatically.
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
         * Process every waiting document
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
         * @description A document that is being processed or indexed is not deleted and answers 409.
         */
        delete: operations["deleteDocument"];
        options?: never;
        head?: never;
        /**
         * Exclude a document from answers, or stop reading its scanned pages, and the reverse
         * @description An excluded document is not used by answers and suggested questions. It stays in the list and in the graph.
         *     When reading is stopped, the pages that were read stay, and can be indexed and asked.
         *     Optional: a backend without this operation answers 404, 405 or 501.
         */
        patch: operations["updateDocument"];
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
         * Process a document, or process it again after it failed or with another encoding
         * @description The text is extracted in the background; `status` shows the progress. A document that is being processed answers
         *     409, and without `encoding` also one that has been processed. With `encoding`, a document that is indexed leaves
         *     the graph until it is indexed again.
         */
        post: operations["processDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/pages/{page}/words": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document's id.
                 * @example 8d2e4b1a-93c5-4f60-b7a8-5e0f1c2d3a44
                 */
                id: components["parameters"]["DocumentId"];
                /**
                 * @description The physical page, counted from 1.
                 * @example 1
                 */
                page: components["parameters"]["DocumentPage"];
            };
            cookie?: never;
        };
        /**
         * Get the words of a scanned page
         * @description The words that text recognition found, with their places, so that they can be marked and selected. A page that
         *     was not read by text recognition answers 404. Optional: a backend without this operation answers 404, 405 or 501.
         */
        get: operations["getPageWords"];
        put?: never;
        post?: never;
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
        /** Get the number of indexed documents and passages, and questions that they answer */
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
        /**
         * Answer a question from the indexed documents
         * @description What was added to the memory as messages, texts or objects is not used.
         */
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
        /**
         * Answer a question from documents and memory together
         * @description Uses the text and the graph of the indexed documents and of everything that was added to the memory as
         *     messages, texts or objects.
         */
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
         * @description Responds when indexing is complete. A document that has not been processed answers 409. A document whose
         *     indexing failed can be indexed again; an indexed document does not change. If indexing fails, the document
         *     gets the status `failed` and a failure reason.
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
         * Remove a document from the graph
         * @description The document is kept and is no longer indexed. A document that is not in the graph does not change.
         */
        delete: operations["removeDocumentFromGraph"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rag/contradictions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List where the caller's indexed documents disagree, newest first
         * @description They are found when a document is indexed. Optional, like the two operations below: a backend without them answers
         *     404, 405 or 501.
         */
        get: operations["listDisagreements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rag/contradictions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The disagreement's id.
                 * @example 2c6f0d95-4f3e-4a1b-8d27-b0a9c35e7f18
                 */
                id: components["parameters"]["DisagreementId"];
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
         * Decide a disagreement, note something on it, or undo the decision
         * @description Answers follow the decision. What the body does not name stays. A withdrawn decision cannot be changed and answers
         *     409.
         */
        patch: operations["decideDisagreement"];
        trace?: never;
    };
    "/rag/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what differs between two indexed documents
         * @description Text that only has other words is not listed. A document that is not indexed answers 409.
         */
        get: operations["compareDocuments"];
        put?: never;
        post?: never;
        delete?: never;
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
        /** Find concepts of the caller's graph that are similar to a text */
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
        /**
         * Answer a question from the graph alone
         * @description The response lists the relationships of the graph that answer the question, each with the sentence that states
         *     it as its source. A fact that is no relationship of the graph is not found.
         */
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
         * Rebuild the graph from every processed document
         * @description For administrators only, over all users. Answers 409 while another run is active.
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
        /** Get the progress of rebuilding the graph */
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
                 * @description Maximum number of concepts.
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
        /** Add a batch of messages to a user's memory */
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
         * Add messages to a user's memory
         * @description The body is the list itself; the batch operation accepts the same list in an object.
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
        /** Add a text to a user's memory */
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
         * Add a document given as text to a user's memory
         * @description The document is added to the memory only and does not appear in the knowledge base.
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
         * Clear a user's memory
         * @description Deletes the user's graph and memory. Account, chat sessions and documents are kept; the documents are no
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
         * Add every processed document to its owner's memory
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
         * Clear the graph of every user
         * @description For administrators only. Documents are kept and are no longer indexed.
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
         * @description Accepts files of any type of at most 25 MB each, 100 MB in one request. A file replaces the caller's file with the same name.
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
         * @description Each result is stored under the name of the PDF with the extension .md.
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
                 * @description The file name with its extension.
                 * @example sleep-and-memory.pdf
                 */
                name: components["parameters"]["FileName"];
            };
            cookie?: never;
        };
        /**
         * Download a stored file
         * @description If `name` is the id of the caller's document, returns the file of this document. Otherwise, if the caller has no
         *     stored file with this name, returns their newest document with this file name.
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
        /** @description A text with at least one non-whitespace character. */
        NonBlank: string;
        /**
         * Format: email
         * @description An email address. The pattern states which addresses of the format are accepted: dot-separated names before
         *     the `@`, and a domain with a dot after it; no quoted names and no address literals.
         */
        Email: string;
        /** @description A number from 0 to 1. */
        Fraction: number;
        /** @description The mean of fractions; null if there are none. */
        Mean: number | null;
        Count: number;
        /** @description Relevance. Comparable within one response only. */
        Score: number;
        /** @description The physical page, counted from 1; null if the format has no pages. */
        PageNumber: number | null;
        /** @description The heading above the passage, or null. It locates the passage if the format has no pages. */
        Heading: string | null;
        /** @description The type of a graph node, such as `concept`. */
        NodeType: string;
        /** @description The reason of the failure, in `detail` or in `message`. */
        Error: {
            detail: string;
        } | {
            message: string;
        };
        /** @description All errors of the request. */
        ValidationError: {
            detail: components["schemas"]["ValidationProblem"][];
        };
        ValidationProblem: {
            /** @description The path of the invalid field, such as `body`, `messages`, 0, `content`. */
            loc: (string | number)[];
            /** @description The error message. */
            msg: string;
            /** @description The error code. */
            type: string;
        };
        Health: {
            /** @constant */
            status: "ok";
        };
        Credentials: {
            email: components["schemas"]["Email"];
            password: string;
        };
        LoginResponse: {
            access_token: string;
            /** @constant */
            token_type?: "bearer";
            user: components["schemas"]["User"];
        };
        /** @description The length is counted in Unicode code points. */
        NewPassword: string;
        RegisterRequest: {
            email: components["schemas"]["Email"];
            password: components["schemas"]["NewPassword"];
            /** @description First and last name, separated by a space. */
            name: components["schemas"]["NonBlank"];
            /** @description The name of the user's assistant. */
            machine_name: components["schemas"]["NonBlank"];
            contradiction_tolerance: components["schemas"]["ContradictionTolerance"];
            belief_sensitivity: components["schemas"]["BeliefSensitivity"];
        };
        User: {
            id: components["schemas"]["Id"];
            /** @description The user's id in the graph. May equal `id`. */
            user_id: components["schemas"]["Id"];
            /** @description The subject of the user's tokens. May equal `id`. */
            sub: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
            name: string;
            first_name: string;
            last_name: string;
            /** @description The name of the user's assistant. */
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
        /** @description One user, a list of users, or an object that contains the list. */
        UserListing: components["schemas"]["User"] | components["schemas"]["Users"] | {
            users: components["schemas"]["Users"];
        };
        UserUpdate: {
            name?: components["schemas"]["NonBlank"];
            first_name?: string;
            last_name?: string;
            machine_name?: components["schemas"]["NonBlank"];
            roles?: string[];
            password?: components["schemas"]["NewPassword"];
            contradiction_tolerance?: components["schemas"]["ContradictionTolerance"];
            belief_sensitivity?: components["schemas"]["BeliefSensitivity"];
            memory_decay?: components["schemas"]["MemoryDecay"];
        };
        /** @description From 0 (a contradiction lowers confidence strongly) to 1 (it is only reported). */
        ContradictionTolerance: components["schemas"]["Fraction"];
        /**
         * @description How far new evidence moves the confidence in a claim. `{}` is a string of two characters: the setup flows
         *     register users with it, and it is read as `moderate`.
         * @enum {string}
         */
        BeliefSensitivity: "high" | "moderate" | "low" | "{}";
        /**
         * @description How fast older documents lose weight.
         * @enum {string}
         */
        MemoryDecay: "slow" | "default" | "fast";
        CreatedId: {
            id: components["schemas"]["Id"];
        };
        ChatSession: {
            id: components["schemas"]["Id"];
            title: string;
            message_count: components["schemas"]["Count"];
            created_at: components["schemas"]["Timestamp"];
            /** @description At the top of the list. */
            pinned?: boolean;
        };
        ChatSessionUpdate: {
            title?: components["schemas"]["NonBlank"];
            pinned?: boolean;
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
            follow_up_questions?: components["schemas"]["FollowUpQuestions"];
            understood_as?: components["schemas"]["UnderstoodQuestion"];
            /** @description As in the question or in the answer. */
            document_ids?: components["schemas"]["DocumentIds"];
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
            /**
             * @description The question is answered as if it were the first of the chat.
             * @default false
             */
            as_typed?: boolean;
            /**
             * @description The only documents that the answer may use; by default all that are indexed and not excluded. Unknown ids are
             *     ignored.
             */
            document_ids?: string[];
        };
        /**
         * @description An answer with its evidence. Only `citations`, `contradictions`, `follow_up_questions`, `settings`, `understood_as`,
         *     `document_ids` and `compared_ids` may be missing.
         */
        Answer: {
            /** @description Markdown. A marker such as [1] follows text taken from a source. */
            response: string;
            follow_up_questions?: components["schemas"]["FollowUpQuestions"];
            understood_as?: components["schemas"]["UnderstoodQuestion"];
            /**
             * @description The documents to which the answer is limited: of those that the question chose, or that its text names,
             *     the ones that can be used. Without a limit it is absent. A backend that does not support
             *     `document_ids` of a question never returns it, which tells the client that the choice was ignored.
             */
            document_ids?: components["schemas"]["DocumentIds"];
        } & WithRequired<components["schemas"]["Evidence"], "hypotheses" | "reasoning_nodes" | "sources" | "avg_confidence" | "avg_salience">;
        DocumentIds: string[];
        /** @description The question written out, if it was answered with what it takes from the chat before it. */
        UnderstoodQuestion: components["schemas"]["NonBlank"];
        /** @description Questions that the documents answer and that were not asked in this chat. Only answers in a chat have them. */
        FollowUpQuestions: components["schemas"]["NonBlank"][];
        /** @description The evidence of an answer. */
        Evidence: {
            /** @description Most likely first. */
            hypotheses?: components["schemas"]["Hypothesis"][];
            /** @description The concepts used in the reasoning. */
            reasoning_nodes?: components["schemas"]["ReasoningNode"][];
            /** @description Most relevant first. */
            sources?: components["schemas"]["Source"][];
            /** @description Mean confidence of the hypotheses; null without any or if reasoning was not requested. */
            avg_confidence?: components["schemas"]["Mean"];
            /** @description Mean salience of the sources; null without any or if reasoning was not requested. */
            avg_salience?: components["schemas"]["Mean"];
            /** @description The source of each marker in the response. */
            citations?: components["schemas"]["Citation"][];
            /** @description Where the sources disagree. The response does not repeat them: of the sides, it contains at most the first. */
            contradictions?: components["schemas"]["Contradiction"][];
            /** @description The two documents of which the answer says how they differ, in the order in which it does. */
            compared_ids?: string[];
            settings?: components["schemas"]["AnswerSettings"];
        };
        /** @description The user's settings with which the answer was computed. */
        AnswerSettings: {
            contradiction_tolerance?: components["schemas"]["ContradictionTolerance"];
            belief_sensitivity?: components["schemas"]["BeliefSensitivity"];
            memory_decay?: components["schemas"]["MemoryDecay"];
        };
        Hypothesis: {
            hypothesis: string;
            confidence: components["schemas"]["Fraction"];
            /** @description The reason for the confidence. */
            reasoning: string;
            /** @description File names. */
            sources: string[];
            /** @description Number of supporting passages. */
            supporting?: components["schemas"]["Count"];
            /** @description Number of contradicting passages. */
            contradicting?: components["schemas"]["Count"];
        };
        ReasoningNode: {
            name: string;
            type: components["schemas"]["NodeType"];
            content: string;
            confidence: components["schemas"]["Fraction"];
            salience: components["schemas"]["Fraction"];
            /** @description Each as a sentence of the documents, or as a phrase such as `strengthens Memory`. */
            relationships: string[];
        };
        /**
         * @description A passage that the answer uses. `start` and `end` are offsets in UTF-16 code units of the page's extracted
         *     text; `end` is exclusive.
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
            /** @description The text around the excerpt, including the excerpt. */
            context?: string;
            /** @description Whether the passage was read from a scanned page by text recognition. Absent if it was not. */
            is_scan?: boolean;
        };
        /** @description Statements about the same subject that cannot all be true. */
        Contradiction: {
            /**
             * @description What differs. `polarity` is a denial or an opposite.
             * @enum {string}
             */
            kind: "quantity" | "date" | "name" | "polarity";
            /** @description The side of the most relevant source first. */
            sides: components["schemas"]["ContradictionSide"][];
            /** @description The entry of `listDisagreements` with this contradiction, if there is one. */
            disagreement_id?: components["schemas"]["Id"];
        };
        ContradictionSide: {
            /** @description The differing value, such as `38 decibels`, or a whole sentence. */
            text: string;
            /** @description Index of the source in `sources`. */
            source: number;
            /** @description When the document of the source was uploaded. */
            created_at?: components["schemas"]["Timestamp"];
        };
        Citation: {
            /** @description The number in the response, 1 for [1]. */
            marker: number;
            /** @description The index in `sources`, counted from 0. */
            source: number;
        };
        /** @description Two statements of the caller's documents, or of one document, that do not agree. */
        Disagreement: {
            id: components["schemas"]["Id"];
            /** @description What both are about, such as `Notice period`. */
            subject: string;
            /**
             * @description `contradiction`: both cannot be true, and nothing says which is later. `superseded`: the second replaces the
             *     first, by date, version or words.
             * @enum {string}
             */
            kind: "contradiction" | "superseded";
            sides: components["schemas"]["StatedSide"][];
            /**
             * @description `later`: put aside without a decision. `withdrawn`: there was a decision, and a document of it was deleted or
             *     replaced.
             * @enum {string}
             */
            status: "open" | "later" | "decided" | "withdrawn";
            decision: components["schemas"]["Decision"];
            note: string | null;
            /**
             * Format: date-time
             * @description When the decision was made or withdrawn.
             */
            decided_at: string | null;
            /** @description When it was found. */
            created_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description `first`, `second`: this side is kept, the other is set aside. `both`: they concern different things. `later`: put
         *     aside. Null: not decided.
         * @enum {string|null}
         */
        Decision: "first" | "second" | "both" | "later" | null;
        /** @description A sentence of a document. `start` and `end` are offsets as in `Source`. */
        StatedSide: {
            document_id: components["schemas"]["Id"];
            filename: string;
            page: components["schemas"]["PageNumber"];
            heading: components["schemas"]["Heading"];
            /** @description When it was stated, as precise as it is known, such as `2026-10-28`, `2026-10` or `2026`. */
            date: string | null;
            excerpt: string;
            /** @description The part that differs, such as `38 decibels`; may be empty. */
            value: string;
            start: components["schemas"]["Count"];
            end: components["schemas"]["Count"];
            /** @description The text around the excerpt, including the excerpt. */
            context?: string;
        };
        Disagreements: {
            contradictions: components["schemas"]["Disagreement"][];
            /** @description How many match, on all pages. */
            total: components["schemas"]["Count"];
        };
        DisagreementUpdate: {
            decision?: components["schemas"]["Decision"];
            /** @description Empty for none. */
            note?: string;
        };
        Comparison: {
            changes: components["schemas"]["Change"][];
        };
        /** @description A difference between two documents. */
        Change: {
            /**
             * @description `new`: only the second has it. `gone`: only the first has it. `changed`: another value. `moved`: the same
             *     elsewhere.
             * @enum {string}
             */
            kind: "new" | "gone" | "changed" | "moved";
            subject: string;
            first: components["schemas"]["OptionalSide"];
            second: components["schemas"]["OptionalSide"];
        };
        /** @description Null if the document does not have it. */
        OptionalSide: components["schemas"]["StatedSide"] | null;
        Document: {
            id: components["schemas"]["Id"];
            filename: string;
            /** @description Null until the file has been processed. */
            title: string | null;
            /** @description In bytes. */
            file_size: components["schemas"]["Count"];
            /** @description The media type. */
            content_type: string;
            status: components["schemas"]["DocumentStatus"];
            /** @description Whether the document is in the graph and used for answers. */
            is_indexed: boolean;
            created_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When processing finished; null before.
             */
            processed_at: string | null;
            /** @description The reason of a failure, written for users; otherwise null. */
            failure_reason?: string | null;
            /** @description Whether the document is left out of answers and suggested questions. Absent if it never was. */
            excluded?: boolean;
            /** @description The encoding that was given for a text file. Absent if none was. */
            encoding?: components["schemas"]["TextEncoding"];
            /**
             * @description The number of pages of a PDF with scanned pages, whose text is recognized while its status is `processing`. Absent
             *     for other documents.
             */
            pages?: components["schemas"]["Count"];
            /** @description How many of them were read. */
            pages_read?: components["schemas"]["Count"];
            /**
             * @description Why the remaining pages are not being read. `waiting`: they are many, and the user is asked first. `stopped`: the
             *     user stopped it; the pages that were read stay. Absent while they are read, and when all are.
             * @enum {string}
             */
            reading?: "waiting" | "stopped";
            /** @description How long reading the remaining pages may take. Only with `reading`. */
            reading_minutes?: components["schemas"]["Count"];
            metadata?: components["schemas"]["DocumentMetadata"];
            /** @description What of a processed file is not in the text, or may be wrong in it. Absent if nothing is. */
            notices?: components["schemas"]["DocumentNotice"][];
            /** @description Sentences of an indexed document that say what it is about. Absent if it has none. */
            summary?: string;
            /** @description Questions that an indexed document answers. Absent if there are none. */
            suggested_questions?: components["schemas"]["NonBlank"][];
        };
        PageWords: {
            /** @description Degrees by which the lines are turned clockwise. */
            angle: number;
            words: components["schemas"]["PageWord"][];
        };
        /** @description In points, from the upper left corner of the page as a viewer shows it. */
        PageWord: {
            text: components["schemas"]["NonBlank"];
            /** @description Where its baseline begins. */
            x: number;
            /** @description Where its baseline begins. */
            y: number;
            /** @description Along the baseline. */
            width: number;
            /** @description The font size. */
            height: number;
            /** @description Whether it is the last word of its line. */
            ends_line?: boolean;
        };
        DocumentUpdate: {
            excluded?: boolean;
            /** @description Whether the remaining pages of a scanned PDF are read. */
            read_pages?: boolean;
        };
        /**
         * @description A label of the Encoding Standard.
         * @enum {string}
         */
        TextEncoding: "utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | "iso-8859-15" | "macintosh" | "windows-1250" | "iso-8859-2" | "windows-1257" | "windows-1251" | "koi8-r" | "windows-1253" | "windows-1254" | "windows-1255" | "windows-1256" | "shift_jis" | "euc-jp" | "gb18030" | "big5" | "euc-kr";
        /** @description What a processed file says about itself. What it does not say is absent. */
        DocumentMetadata: {
            /** @description Names, separated by commas. */
            author?: string;
            /** @description When it was written. */
            created?: components["schemas"]["PartialDate"];
            /** @description When it was changed last. */
            modified?: components["schemas"]["PartialDate"];
            page_count?: components["schemas"]["Count"];
            /** @description A BCP 47 tag. */
            language?: string;
        };
        /** @description A date as precise as the file states it, such as `2026-02-17`, `2026-02` or `2026`. */
        PartialDate: string;
        DocumentNotice: {
            /**
             * @description `no-sentences`: nothing or little of it is in sentences. `unreadable-characters`: more than 5 % of its
             *     characters cannot be read. `cut`: the text after some place was not read. `uncertain-encoding`: the encoding of
             *     a text file was guessed. `scan`: pages were read by text recognition. `unread-pages`: pages could not be read, or
             *     are pictures without text.
             * @enum {string}
             */
            kind: "no-sentences" | "unreadable-characters" | "cut" | "uncertain-encoding" | "scan" | "unread-pages";
            /** @description Written for users, with the reason and what can be done. */
            message: string;
        };
        /**
         * @description `pending` and `uploaded` wait to be processed, `completed` has been processed. A `failed` document with
         *     `processed_at` failed in indexing, without it in processing.
         * @enum {string}
         */
        DocumentStatus: "pending" | "uploaded" | "processing" | "completed" | "failed";
        Documents: components["schemas"]["Document"][];
        /** @description A list of documents, or an object that contains the list. */
        DocumentListing: components["schemas"]["Documents"] | {
            documents: components["schemas"]["Documents"];
        };
        DocumentCount: {
            count: components["schemas"]["Count"];
        };
        /** @description The documents, one document, or only its id if one file was uploaded. */
        UploadResponse: components["schemas"]["UploadedDocuments"] | {
            document: components["schemas"]["Document"];
        } | components["schemas"]["Document"] | components["schemas"]["CreatedId"];
        UploadedDocuments: {
            /** @description The id of the first document. */
            id: components["schemas"]["Id"];
            /** @description One for each file, in the order of the files. */
            documents: components["schemas"]["Document"][];
        };
        Queued: {
            /** @description Number of queued documents. */
            queued: components["schemas"]["Count"];
        };
        DocumentQuery: {
            query: components["schemas"]["NonBlank"];
            /**
             * @description Whether to look for relationships of the graph that answer the question, in addition to the text. Those
             *     that are found are listed after the text. If none is found, the response is that of the text alone, and
             *     `reasoning_nodes` has the concepts of the graph that the cited text names. With `false`, `reasoning_nodes`
             *     is empty.
             * @default true
             */
            use_graph_rag?: boolean;
            /**
             * @description Whether to return `hypotheses`, `reasoning_nodes`, `avg_confidence` and `avg_salience`. Otherwise the lists
             *     are empty and the averages null.
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
             * @description `empty` until a document is indexed.
             * @enum {string}
             */
            status: "ready" | "empty";
            /** @description Number of indexed documents. */
            documents: components["schemas"]["Count"];
            /** @description Number of their passages. */
            passages: components["schemas"]["Count"];
            /** @description Questions for a new chat that the indexed documents answer, the most interesting first. */
            suggested_questions?: components["schemas"]["SuggestedQuestion"][];
        };
        SuggestedQuestion: {
            question: components["schemas"]["NonBlank"];
            /**
             * @description `contradiction`: documents state different things. `concept`: about the concept with the most connections.
             *     `document`: about the newest document. `procedure`: how to do something. `fact`: anything else.
             * @enum {string}
             */
            kind: "contradiction" | "concept" | "document" | "procedure" | "fact";
            /** @description The documents that it is about. */
            filenames: string[];
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
            /** @description The name of the source concept. */
            source: string;
            /** @description A phrase that connects source and target. */
            relation: string;
            /** @description The name of the target concept. */
            target: string;
            /** @description The file names of the documents that state it. */
            documents: string[];
            /**
             * @description `contradicts`: documents state the one instead of the other. `supports`: the source is evidence for the target.
             *     Absent for all other relations, whether negated or not.
             * @enum {string}
             */
            polarity?: "supports" | "contradicts";
        };
        Relationships: components["schemas"]["Relationship"][];
        Concept: {
            name: string;
            type: components["schemas"]["NodeType"];
            /** @description Centrality in the graph. */
            salience: components["schemas"]["Fraction"];
        };
        SimilarConcepts: (components["schemas"]["Concept"] & {
            score: components["schemas"]["Score"];
        })[];
        ConnectedConcepts: (components["schemas"]["Concept"] & {
            connections: components["schemas"]["Count"];
            /** @description The file names of the documents that mention it. */
            documents?: string[];
            /** @description Sentences that mention it, those that state a relationship first. */
            passages?: components["schemas"]["ConceptPassage"][];
        })[];
        /** @description A sentence of a document. */
        ConceptPassage: {
            text: string;
            filename: string;
            page: components["schemas"]["PageNumber"];
            document_id?: components["schemas"]["Id"];
            heading?: components["schemas"]["Heading"];
        };
        Passages: components["schemas"]["Passage"][];
        Passage: {
            text: string;
            score: components["schemas"]["Score"];
            /** @description Null if the passage does not come from a file. */
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
            /** @description Number of added messages or texts. */
            remembered: components["schemas"]["Count"];
        };
        /** @description Knowledge for the assistant. Additional fields are stored unchanged. */
        NewCognitiveObject: {
            name: components["schemas"]["NonBlank"];
            /** @description The type of the object, such as `belief`. */
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
            /** @description Number of converted PDFs. */
            processed: components["schemas"]["Count"];
            /** @description The names of the Markdown files. */
            files: string[];
        };
    };
    responses: {
        /** @description Success, without a body. */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The current user record. */
        User: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["User"];
            };
        };
        /** @description The current document. */
        Document: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Document"];
            };
        };
        /** @description The document, which waits to be processed. */
        ProcessingDocument: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Document"];
            };
        };
        /** @description The answer with its evidence. If the documents do not contain the answer, it says so and has no sources. */
        Answer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Answer"];
            };
        };
        /** @description The work continues in the background. */
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
        /** @description Progress of the current run, or of the last one. */
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
        /** @description The content was added to the memory. */
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
        /** @description The token is missing, invalid or expired; at login, the email or the password is wrong. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The caller lacks the permission; at login, the account is deactivated. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description It does not exist, or it belongs to another user. */
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
        /** @description The request conflicts with the current state. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A file is larger than 25 MB, or the whole body is larger than 100 MB, or the backend is receiving too much from all clients together. In the last case `Retry-After` says when to try again. */
        PayloadTooLarge: {
            headers: {
                /**
                 * @description Seconds to wait. Only where the same request can succeed later.
                 * @example 1
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body does not have the operation's media type, or an uploaded file has an unsupported type. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request does not match the schema. */
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
        /** @description An unexpected error of the backend. */
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
         * @description The physical page, counted from 1.
         * @example 1
         */
        DocumentPage: number;
        /**
         * @description The encoding of a .txt or .md file. Without it, the encoding that was given last,
         *     otherwise the one that the bytes show.
         * @example windows-1251
         */
        TextEncoding: components["schemas"]["TextEncoding"];
        /**
         * @description The cognitive object's id.
         * @example e4a9d6c2-0b3f-4d18-95e7-7c1f8a2b6d50
         */
        CognitiveObjectId: components["schemas"]["Id"];
        /**
         * @description The file name with its extension.
         * @example sleep-and-memory.pdf
         */
        FileName: string;
        /**
         * @description Part of a name or an email address, case-insensitive.
         * @example halloran
         */
        UserSearch: components["schemas"]["NonBlank"];
        /**
         * @description The owner of the graph: `email`, `id`, `user_id` or `sub` of a user. Without it, the whole graph of all users.
         * @example mira@engram.example
         */
        GraphOwner: string;
        /**
         * @description Maximum number of concepts.
         * @example 10
         */
        ConnectionLimit: number;
        /**
         * @description The disagreement's id.
         * @example 2c6f0d95-4f3e-4a1b-8d27-b0a9c35e7f18
         */
        DisagreementId: components["schemas"]["Id"];
        /**
         * @description Only disagreements with this document.
         * @example 8d2e4b1a-93c5-4f60-b7a8-5e0f1c2d3a44
         */
        DisagreementDocument: string;
        /** @example contradiction */
        DisagreementKind: "contradiction" | "superseded";
        /** @example open */
        DisagreementStatus: "open" | "later" | "decided" | "withdrawn";
        /**
         * @description Maximum number of entries.
         * @example 50
         */
        PageLimit: number;
        /**
         * @description Number of entries before the page.
         * @example 0
         */
        PageOffset: number;
        /**
         * @description The id of the first document, for example of the older version.
         * @example 8d2e4b1a-93c5-4f60-b7a8-5e0f1c2d3a44
         */
        FirstDocument: string;
        /**
         * @description The id of the second document.
         * @example 8d2e4b1a-93c5-4f60-b7a8-5e0f1c2d3a44
         */
        SecondDocument: string;
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
            /** @description The backend is available. */
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
            /** @description The access token and its user. */
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
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
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
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
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
            /** @description One user or several users. */
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
                 * @description Part of a name or an email address, case-insensitive.
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
            /** @description The users whose name or email contains the text. */
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
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
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
            /** @description The new session without messages, or only its id. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatSession"] | components["schemas"]["CreatedId"];
                };
            };
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
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
    updateChatSession: {
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
                 *       "title": "Sleep and recall",
                 *       "pinned": true
                 *     }
                 */
                "application/json": components["schemas"]["ChatSessionUpdate"];
            };
        };
        responses: {
            /** @description The current session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatSession"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
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
            /** @description The stored message, with the role `user`. */
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
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
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
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
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
            /** @description The number of documents of any status. */
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
            /** @description The created documents. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadResponse"];
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
    updateDocument: {
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
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "excluded": true
                 *     }
                 */
                "application/json": components["schemas"]["DocumentUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Document"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["ServerError"];
        };
    };
    processDocument: {
        parameters: {
            query?: {
                /**
                 * @description The encoding of a .txt or .md file. Without it, the encoding that was given last,
                 *     otherwise the one that the bytes show.
                 * @example windows-1251
                 */
                encoding?: components["parameters"]["TextEncoding"];
            };
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
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["ServerError"];
        };
    };
    getPageWords: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The document's id.
                 * @example 8d2e4b1a-93c5-4f60-b7a8-5e0f1c2d3a44
                 */
                id: components["parameters"]["DocumentId"];
                /**
                 * @description The physical page, counted from 1.
                 * @example 1
                 */
                page: components["parameters"]["DocumentPage"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The words in reading order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "angle": 1.2,
                     *       "words": [
                     *         {
                     *           "text": "Rent",
                     *           "x": 72.4,
                     *           "y": 310.8,
                     *           "width": 24.1,
                     *           "height": 11
                     *         },
                     *         {
                     *           "text": "and",
                     *           "x": 99.2,
                     *           "y": 311.4,
                     *           "width": 17.6,
                     *           "height": 11,
                     *           "ends_line": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PageWords"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
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
            /** @description The indexed part of the caller's knowledge base. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ready",
                     *       "documents": 11,
                     *       "passages": 684,
                     *       "suggested_questions": [
                     *         {
                     *           "question": "What reduces spindle density?",
                     *           "kind": "concept",
                     *           "filenames": [
                     *             "sleep-and-memory.pdf"
                     *           ]
                     *         }
                     *       ]
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
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
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
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
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
    listDisagreements: {
        parameters: {
            query?: {
                /**
                 * @description Only disagreements with this document.
                 * @example 8d2e4b1a-93c5-4f60-b7a8-5e0f1c2d3a44
                 */
                document_id?: components["parameters"]["DisagreementDocument"];
                /** @example contradiction */
                kind?: components["parameters"]["DisagreementKind"];
                /** @example open */
                status?: components["parameters"]["DisagreementStatus"];
                /**
                 * @description Maximum number of entries.
                 * @example 50
                 */
                limit?: components["parameters"]["PageLimit"];
                /**
                 * @description Number of entries before the page.
                 * @example 0
                 */
                offset?: components["parameters"]["PageOffset"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the disagreements that match, and how many match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Disagreements"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["ServerError"];
        };
    };
    decideDisagreement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The disagreement's id.
                 * @example 2c6f0d95-4f3e-4a1b-8d27-b0a9c35e7f18
                 */
                id: components["parameters"]["DisagreementId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "decision": "second",
                 *       "note": "The meter was calibrated in May."
                 *     }
                 */
                "application/json": components["schemas"]["DisagreementUpdate"];
            };
        };
        responses: {
            /** @description The current disagreement. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Disagreement"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["ServerError"];
        };
    };
    compareDocuments: {
        parameters: {
            query: {
                /**
                 * @description The id of the first document, for example of the older version.
                 * @example 8d2e4b1a-93c5-4f60-b7a8-5e0f1c2d3a44
                 */
                first: components["parameters"]["FirstDocument"];
                /**
                 * @description The id of the second document.
                 * @example 8d2e4b1a-93c5-4f60-b7a8-5e0f1c2d3a44
                 */
                second: components["parameters"]["SecondDocument"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The differences, in the order of the first document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comparison"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["ServerError"];
        };
    };
    getGraphStats: {
        parameters: {
            query?: {
                /**
                 * @description The owner of the graph: `email`, `id`, `user_id` or `sub` of a user. Without it, the whole graph of all users.
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
            /** @description The size of the graph. Zeros for an unknown identifier and for another user's. */
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
            /** @description The relationships, sorted by the number of documents that state them. */
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
            /** @description The concepts, most similar first. */
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
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
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
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
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
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["ServerError"];
        };
    };
    listTopConnections: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of concepts.
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
                     *         ],
                     *         "passages": [
                     *           {
                     *             "text": "Sleep strengthens the recall of word pairs.",
                     *             "filename": "sleep-and-memory.pdf",
                     *             "page": 4
                     *           }
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
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
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
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
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
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
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
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
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
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
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
            415: components["responses"]["UnsupportedMediaType"];
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
            /** @description The converted files. */
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
                 * @description The file name with its extension.
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
                 * @description The file name with its extension.
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
