declare module '*.tsx?props' {
  /** The components that a file exports, with what react-docgen knows of their properties. */
  const components: readonly { name: string; props: Readonly<Record<string, unknown>> }[]
  export default components
}
