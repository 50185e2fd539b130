import { readWord } from './readWord.ts'

addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  readWord(data).then(
    (tree) => postMessage(tree),
    () => postMessage(null),
  )
})
