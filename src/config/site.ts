import { type Language, type PageName, pages, sections, toTag } from '@atrium/contract/core'

type SectionName = keyof typeof sections

/** The address of a page, or of a section on it. Values are percent-encoded. */
export function href(
  page: PageName,
  params: Record<string, string | number> = {},
  section?: SectionName,
): string {
  const path = pages[page].replace(/:(\w+)/g, (_match, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  return section ? `${path}#${sections[section]}` : path
}

/** The files of the film in a page's header. */
export const headerVideo = (name: string) => ({
  webm: `/media/${name}.webm`,
  mp4: `/media/${name}.mp4`,
  poster: `/media/${name}-poster.avif`,
  posterFallback: `/media/${name}-poster.webp`,
})

/** The weekly report as a PDF. */
export const reportFile = (language: Language) => `/media/report/${toTag(language)}.pdf`

/** The file of a small drawing. */
export const spotPicture = (name: string) => `/media/spots/${name}.svg`

/** The target of the link after the questions: our own `/about`, or the profile at a partner in a new tab (spec 2, About). */
export const faqLink = { going: false }
