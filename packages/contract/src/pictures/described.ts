import type { Language } from '#core/language.ts'
import { pictureAddress } from './endpoints.ts'

/** An uploaded picture as an editor has described it. */
export interface DescribedPicture {
  id: string
  /** Pixels. */
  width: number
  height: number
  /** The point that stays in sight where the picture is cropped, in per cent from the left and from the top. */
  focus: { x: number; y: number }
  /** Missing for decoration. */
  alt?: Record<Language, string> | undefined
}

const form = /^\/pictures\/([0-9a-f]{16})-1600\.jpg#(\d{1,4})x(\d{1,4}),(\d{1,3}),(\d{1,3})(&.*)?$/

/** The address of a picture with its description behind `#`, so that every program can show the picture. */
export function describedAddress({ id, width, height, focus, alt }: DescribedPicture): string {
  const texts = Object.entries(alt ?? {}).map(
    ([language, text]) => `&${language}=${text.replace(/[\s%&+]/g, encodeURIComponent)}`,
  )
  return `${pictureAddress(id, 1600, 'jpg')}#${width}x${height},${focus.x},${focus.y}${texts.join('')}`
}

/** The reverse of `describedAddress`; `undefined` for any other address. */
export function describedPictureAt(address: string): DescribedPicture | undefined {
  const [, id, width, height, x, y, texts] = form.exec(address) ?? []
  if (!id) return undefined
  const alt = new URLSearchParams(texts)
  const textOf = (language: Language) => alt.get(language) ?? ''
  return {
    ...{ id, width: Number(width), height: Number(height), focus: { x: Number(x), y: Number(y) } },
    ...(texts && { alt: { AZ: textOf('AZ'), EN: textOf('EN'), RU: textOf('RU') } }),
  }
}

/** Whether a picture is decoration, or described in each language. */
export const isDescribed = ({ alt }: DescribedPicture): boolean =>
  !alt || Object.values(alt).every((text) => text.trim() !== '')
