import { rolldown } from 'rolldown'

/**
 * Bundles modules with their imports and packages into `<name>.gen.js` files that browsers can
 * load.
 */
export async function bundleModules(
  sources: Record<string, string>,
): Promise<Record<string, string>> {
  const build = await rolldown({
    input: Object.fromEntries(Object.keys(sources).map((name) => [name, name])),
    preserveEntrySignatures: 'allow-extension',
    plugins: [
      {
        name: 'validator-sources',
        resolveId: (id) => (id in sources ? `\0${id}` : null),
        load: (id) => (id.startsWith('\0') ? (sources[id.slice(1)] ?? null) : null),
      },
    ],
  })
  const { output } = await build.generate({
    format: 'esm',
    entryFileNames: '[name].gen.js',
    chunkFileNames: '[name].gen.js',
    minify: true,
  })
  await build.close()
  return Object.fromEntries(
    output.map((chunk) => [
      chunk.fileName,
      chunk.type === 'chunk' ? chunk.code : `${chunk.source}`,
    ]),
  )
}
