/** The sides in pixels in which a photo is offered: what pages show, on usual and on dense screens. */
export const photoSides = [40, 80, 160, 320] as const

export type PhotoSide = (typeof photoSides)[number]

export const photoFormats = ['webp', 'jpg'] as const

export type PhotoFormat = (typeof photoFormats)[number]

/** Letters and digits of the hash of a photo in its address. */
export const photoHashLength = 16
