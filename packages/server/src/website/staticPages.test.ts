import { areaAt, languages, pages } from '@atrium/contract/core'
import { loadTexts } from '#i18n/texts.ts'
import { staticPages } from './staticPages.ts'

const { headOf } = staticPages(loadTexts(), { publicUrl: 'https://caspora.example' })

const withoutRecord = Object.values(pages).filter((path) => !path.includes(':') && areaAt(path) !== 'lookup')

it.each(withoutRecord)('%s has a title in each language', async (path) => {
  for (const language of languages)
    expect(await headOf(path, language)).toMatchObject({ title: expect.stringMatching(/\S/) })
})
