import type { Language } from '#core/language.ts'

/** The widths in pixels in which a picture is offered; a smaller picture is never enlarged. */
export const pictureWidths = [480, 960, 1600] as const

export type PictureWidth = (typeof pictureWidths)[number]

export const pictureFormats = ['webp', 'jpg'] as const

export type PictureFormat = (typeof pictureFormats)[number]

/** The alternative text of a picture; empty for decoration. */
export const altOf = (
  { isDecorative, alt }: { isDecorative: boolean; alt: Record<Language, string> },
  language: Language,
): string => (isDecorative ? '' : alt[language])
