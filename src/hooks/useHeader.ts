import { company } from '@atrium/contract/core'
import { headerVideo } from '#config/site.ts'
import { useLanguage } from '#hooks/useLanguage.ts'

/** What an editor has written for a header; a field may be missing. */
interface Header {
  title?: string | undefined
  text?: string | undefined
  picture?: string | undefined
  film?: string | undefined
}

/** The header of a page, with the shipped film. Without words it has a name and the tagline of the company. */
export function useHeader(
  page: 'home' | 'about' | 'service' | 'career',
  written: Header,
  name: string = company.name,
) {
  const { language } = useLanguage()
  const { title = name, text = company.tagline[language] } = written
  return { ...written, title, text, video: headerVideo(page) }
}
