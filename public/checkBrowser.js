// Older browsers get a page that says which versions can run the app. This script uses only old syntax, because they must run it.
// Chrome and Edge have all of these features from version 120, Firefox from 125, Safari from 17.4.
if (
  !window.URL ||
  !URL.canParse ||
  !window.Promise ||
  !Promise.withResolvers ||
  !window.AbortSignal ||
  !AbortSignal.any ||
  !window.Intl ||
  !Intl.Segmenter ||
  !window.CSS ||
  !CSS.supports('selector(:dir(ltr))')
) {
  location.replace('/unsupported.html')
}
