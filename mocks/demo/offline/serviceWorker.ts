// The service worker of the demo build. A page can have only one, so it both serves the stored files and contains MSW's,
// which gets the other requests. The order of the imports is the order in which they get requests.
import './serveFiles.ts'
import 'msw/mockServiceWorker.js'
import './refuseServices.ts'
