import { type Language, languagesOf, pages } from '@atrium/contract/core'
import { idParams } from '@atrium/contract/core/schema'
import type { Services } from '#services.ts'
import { type PageHead, type PageSource, parameterOf, titleOf } from '#website/pageHead.ts'
import { breadcrumbs, organizationName, pageUrl } from '#website/structuredData.ts'
import { findService, listServices } from './services.service.ts'

const pathOf = (id: number) => pages.service.replace(':id', String(id))

/** The head of the page of each service: title, description and a schema.org Service, or 404 for an unknown service. */
export function servicePages({
  database,
  config: { publicUrl },
  texts,
}: Pick<Services, 'database' | 'config' | 'texts'>): PageSource {
  const headOf = async (path: string, language: Language): Promise<PageHead | undefined> => {
    const params = { id: parameterOf(pages.service, path) }
    if (params.id === undefined) return undefined
    const unknown: PageHead = {
      status: 404,
      title: titleOf(texts(language, 'services:service.unknownTitle')),
    }
    if (!idParams.isValidSync(params)) return unknown
    const { id } = idParams.cast(params)
    const service = await findService({ database }, id)
    if (!service) return unknown
    const languages = languagesOf(service)
    const spoken = service[language] ? language : languages[0]
    const text = spoken && service[spoken]
    if (!text) return {}
    const { name, LittleTextInfo: description } = text
    const steps = [
      { name: texts(language, 'services:title'), path: pages.services },
      { name, path: pathOf(id) },
    ]
    return {
      title: titleOf(name),
      description,
      languages,
      jsonLd: [
        {
          '@type': 'Service',
          name,
          description,
          ...(publicUrl && { url: pageUrl(publicUrl, pathOf(id), spoken) }),
          provider: organizationName(publicUrl),
        },
        ...breadcrumbs(publicUrl, spoken, steps),
      ],
    }
  }
  const list = async () =>
    (await listServices({ database })).map((service) => ({
      path: pathOf(service.id),
      languages: languagesOf(service),
    }))
  return { headOf, list }
}
