/** The widths in pixels in which a picture is offered; a smaller picture is never enlarged. */
export const pictureWidths = [480, 960, 1600] as const

export type PictureWidth = (typeof pictureWidths)[number]

/** The smallest first. */
export const pictureFormats = ['avif', 'webp', 'jpg'] as const

export type PictureFormat = (typeof pictureFormats)[number]
