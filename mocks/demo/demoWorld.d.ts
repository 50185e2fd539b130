/** From scripts/demoWorld.ts. */
declare module 'virtual:engram-demo-world' {
  const text: string
  export default text
}
