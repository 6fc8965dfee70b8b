const languages = ['AZ', 'EN', 'RU'] as const

/** A picture as an editor describes it; the contract has the same shape. */
export interface DescribedPicture {
  id: string
  width: number
  height: number
  focus: { x: number; y: number }
  isDecorative: boolean
  alt: Record<(typeof languages)[number], string>
}

/**
 * The values of a `PictureField` called `name`: `name` has id, width and height, `nameFocus` the focal point, `nameAltRU` a text. Texts and
 * switches alone survive a reload as a draft.
 */
export const pictureValues = (
  name: string,
  picture: DescribedPicture | null,
): Record<string, string | boolean> => ({
  [name]: picture ? storedText(picture) : '',
  [`${name}Focus`]: picture ? `${picture.focus.x} ${picture.focus.y}` : '50 50',
  [`${name}IsDecorative`]: picture?.isDecorative ?? false,
  ...Object.fromEntries(languages.map((language) => [`${name}Alt${language}`, picture?.alt[language] ?? ''])),
})

/** The picture that the values of a form describe. An emptied field is missing in the values of a form. */
export function pictureOf(name: string, values: Record<string, unknown>): DescribedPicture | null {
  const stored = readStored(values[name])
  if (!stored) return null
  const textOf = (part: string) => String(values[name + part] ?? '')
  return {
    ...stored,
    focus: readFocus(textOf('Focus')),
    isDecorative: values[`${name}IsDecorative`] === true,
    alt: { AZ: textOf('AltAZ'), EN: textOf('AltEN'), RU: textOf('AltRU') },
  }
}

/** The field of a message about a picture: `picture.alt.RU` is at `pictureAltRU`. */
export const pictureFieldOf = (path: string): string =>
  path.replace(/\.alt\.(AZ|EN|RU)$/, 'Alt$1').replace(/\.(id|width|height|isDecorative|focus(\.\w)?)$/, '')

export const storedText = ({ id, width, height }: Pick<DescribedPicture, 'id' | 'width' | 'height'>) =>
  `${id} ${width} ${height}`

export function readStored(text: unknown) {
  const [id, width, height] = typeof text === 'string' ? text.split(' ') : []
  return id && { id, width: Number(width), height: Number(height) }
}

export function readFocus(text: string): { x: number; y: number } {
  const [x = 50, y = 50] = text ? text.split(' ').map(Number) : []
  return { x, y }
}
