type Build = {
  args: string[]
  env: Record<string, string>
}

/**
 * The static demo, the build for a real server, and a demo for a subfolder. @param port the first
 * of those on which they are served
 */
export function testedBuilds(
  folder: string,
  port: number,
): Record<'demo' | 'separate' | 'below', Build> {
  const args = (mode: string, name: string, base = '/') => {
    const where = ['--outDir', `${folder}/${name}`, '--emptyOutDir', '--base', base]
    return ['build', '--mode', mode, ...where, '--logLevel', 'warn']
  }
  const server = `http://127.0.0.1:${port + 1}`
  return {
    demo: { args: args('demo', 'demo'), env: {} },
    separate: {
      args: args('production', 'separate', '/portal/'),
      // Everything that this server names is on its own host or the page's.
      env: {
        VITE_API_BASE_URL: server,
        VITE_IMAGE_ORIGINS: '',
        VITE_FRAME_ORIGINS: '',
        VITE_FORM_ORIGINS: '',
      },
    },
    below: { args: args('demo', 'below', '/below/'), env: {} },
  }
}
