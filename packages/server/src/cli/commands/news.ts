import path from 'node:path'
import { defaultLanguage, type Language, languages, toTag } from '@atrium/contract/core'
import { newsTopics } from '@atrium/contract/news'
import { type CommandContext, CommandError, command } from '#cli/command.ts'
import { readTextFile } from '#cli/readTextFile.ts'
import { instant, table } from '#cli/table.ts'
import { localize } from '#i18n/localize.ts'
import {
  listNewsWithReaders,
  type NewsTexts,
  publishNews,
  readNewsText,
  removeNews,
} from '#modules/news/index.ts'

interface PublishOptions {
  topic?: string
  'dry-run'?: boolean
}

async function publish(folder: string, context: CommandContext, options: PublishOptions): Promise<string> {
  const { topic: wanted = 'company', 'dry-run': isDryRun = false } = options
  const topic = newsTopics.find((one) => one === wanted)
  if (!topic) throw new CommandError(`There is no topic "${wanted}"; there are: ${newsTopics.join(', ')}.`)
  const texts = await readFolder(folder)
  const id = await publishNews(context, { topic, texts }, isDryRun)
  if (id === undefined) throw new CommandError('This news item has been published already.')
  const { title } = texts[defaultLanguage]
  return isDryRun ? `"${title}" can be published.` : `"${title}" is published as news item ${id}.`
}

async function readFolder(folder: string): Promise<NewsTexts> {
  const parts = await Promise.all(languages.map((language) => readPart(folder, language)))
  const texts = Object.fromEntries(parts.map((part, place) => [languages[place], part])) as NewsTexts
  const longer = languages.find((language) => texts[language].body)
  const shorter = languages.find((language) => !texts[language].body)
  if (longer && shorter)
    throw new CommandError(
      `${fileOf(folder, shorter)} ends after the card's paragraph, but ${fileOf(folder, longer)} goes on.`,
    )
  return texts
}

const fileOf = (folder: string, language: Language) => path.join(folder, `${toTag(language)}.md`)

async function readPart(folder: string, language: Language): Promise<NewsTexts[Language]> {
  const file = fileOf(folder, language)
  const content = await readTextFile(file, { missing: '. A news item has az.md, en.md and ru.md.' })
  const reading = readNewsText(content)
  if ('fault' in reading) throw new CommandError(`${file} ${reading.fault}`)
  return reading.text
}

async function list(_words: string[], { database }: CommandContext): Promise<string> {
  const items = await listNewsWithReaders(database.db)
  if (items.length === 0) return 'There is no news.'
  const rows = items.map(({ id, publishedAt, readers, texts }) => [
    String(id),
    publishedAt ? instant(publishedAt) : 'draft',
    String(readers),
    localize(texts, defaultLanguage)?.title ?? '',
  ])
  return table(['id', 'published', 'read by', 'title'], rows)
}

async function remove([id = '']: string[], context: CommandContext): Promise<string> {
  if (!/^[1-9]\d{0,8}$/.test(id)) throw new CommandError('Say: news remove <id>')
  if (await removeNews(context, Number(id))) return `News item ${id} is removed.`
  throw new CommandError(`There is no news item ${id}.`)
}

export const newsCommands = [
  command({
    usage: 'news publish <folder>',
    help: 'publishes az.md, en.md and ru.md of a folder as one item',
    options: { topic: { type: 'string' }, 'dry-run': { type: 'boolean' } },
    pathAt: 0,
    run: ([folder = ''], context, options) => publish(folder, context, options),
  }),
  { usage: 'news list', help: 'every item and how many have read it', run: list },
  { usage: 'news remove <id>', help: 'removes an item', run: remove },
]
