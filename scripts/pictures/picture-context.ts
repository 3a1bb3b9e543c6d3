import { optionsFromEnvironment } from './picture-options.ts'

const { width, scheme } = optionsFromEnvironment()

// A page may show its address in a QR code: without a port it never changes.
export const pictureHost = 'storybook.localhost'

/** Of the page that shows the stories. */
export const pictureContext = {
  baseURL: `http://${pictureHost}`,
  viewport: { width, height: 900 },
  colorScheme: scheme,
  locale: 'en-US',
  timezoneId: 'America/New_York',
  reducedMotion: 'reduce' as const,
}
