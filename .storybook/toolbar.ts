import { ownNameOf, siteLanguages } from '../src/i18n/locales.ts'

export const globalTypes = {
  language: {
    description: 'Language',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: [
        ...siteLanguages.map((value) => ({ value, title: ownNameOf(value) })),
        { value: 'pseudo', title: 'Pseudo (60 % longer)' },
      ],
    },
  },
  scheme: {
    description: 'Colour scheme',
    toolbar: {
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
      ],
    },
  },
}

const width = (name: string, width: string, height: string) => ({
  name,
  styles: { width, height },
})

export const viewportOptions = {
  small: width('320, the smallest', '320px', '640px'),
  phone: width('360, a phone', '360px', '760px'),
  desk: width('1280, a desk', '1280px', '900px'),
}
