import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { runCommand, withAbsolutePaths } from '#cli/commands.ts'
import { news, newsTexts, settings } from '#db/schema.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { type TestServices, testServices } from '#testing/services.ts'
import { hire, signIn } from '#testing/staff.ts'

const item = {
  az: '# Yeni ofis\n\nMay ayında köçürük.\n\nÜçüncü mərtəbə, **yeni** girişlə.\n',
  en: '\uFEFF# The new office\r\n\r\nWe move in May.\r\n\r\nThird floor, with a **new** entrance.\r\n',
  ru: '# Новый офис\n\nПереезжаем в мае.\n\nТретий этаж, вход **новый**.\n',
}

describeOnDatabase('the commands about news', (open) => {
  let services: TestServices
  let app: FastifyInstance
  let folder: string
  beforeAll(async () => {
    services = await testServices(await open('none'))
    app = await buildApp({ services })
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    folder = path.join(services.config.dataDir, 'office')
    await mkdir(folder)
    for (const [name, text] of Object.entries(item)) await write(`${name}.md`, text)
  })
  afterEach(async () => {
    await rm(folder, { recursive: true })
    await services.database.db.delete(news)
    await services.database.db.delete(settings)
  })

  const write = (name: string, text: string | Buffer) => writeFile(path.join(folder, name), text)
  const run = (...args: string[]) => runCommand(args, services, jest.fn())
  const publish = (...options: string[]) => run('news', 'publish', folder, ...options)
  const rows = () => services.database.db.select().from(news)

  it('publish an item in three languages, which is unread for everybody', async () => {
    expect(await publish('--dry-run')).toBe('"The new office" can be published.')
    expect(await rows()).toEqual([])
    expect(await publish()).toMatch(/^"The new office" is published as news item \d+\.$/)
    const cookie = await signIn(services, await hire(services))
    const read = async (language: string) =>
      (await app.inject({ url: '/api/v1/news/', headers: { ...cookie, 'accept-language': language } })).json()
    const shared = {
      id: expect.any(Number),
      topic: 'company',
      publishedAt: services.now().toISOString(),
      isRead: false,
    }
    expect(await read('az')).toEqual([
      {
        ...shared,
        notName: 'Yeni ofis',
        notDesc: 'May ayında köçürük.',
        body: 'Üçüncü mərtəbə, **yeni** girişlə.',
      },
    ])
    expect(await read('en')).toMatchObject([{ body: 'Third floor, with a **new** entrance.' }])
    expect(await read('ru')).toMatchObject([{ notName: 'Новый офис', notDesc: 'Переезжаем в мае.' }])
  })

  it('publish an item with the drawing of a topic, of the known ones only', async () => {
    await expect(publish('--topic', 'weather')).rejects.toThrow(
      'There is no topic "weather"; there are: company',
    )
    await publish('--topic', 'learning')
    expect(await rows()).toMatchObject([{ topic: 'learning' }])
  })

  it('publish the same item once, even when two people do it simultaneously', async () => {
    const outcomes = await Promise.allSettled([publish(), publish()])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(publish()).rejects.toThrow('This news item has been published already.')
    await expect(publish('--dry-run')).rejects.toThrow('published already')
    expect(await rows()).toHaveLength(1)
    await write('ru.md', '# Новый офис\n\nПереезжаем в июне.\n\nТретий этаж.')
    await publish()
    expect(await rows()).toHaveLength(2)
  })

  it('list the items with their readers, and remove one, which can be published again', async () => {
    expect(await run('news', 'list')).toBe('There is no news.')
    await publish()
    const [row] = await rows()
    const cookie = await signIn(services, await hire(services))
    await app.inject({ method: 'PUT', url: '/api/v1/news/read/', headers: cookie })
    expect(await run('news', 'list')).toBe(
      'id  published             read by  title\n' +
        `${String(row?.id).padEnd(2)}  2026-11-21 09:00:00Z  1        The new office`,
    )
    expect(await run('news', 'remove', String(row?.id))).toBe(`News item ${row?.id} is removed.`)
    expect(await services.database.db.select().from(newsTexts)).toEqual([])
    await expect(run('news', 'remove', String(row?.id))).rejects.toThrow(`There is no news item ${row?.id}.`)
    await publish()
    expect(await rows()).toHaveLength(1)
  })

  it.each([
    ['news', 'publish'],
    ['news', 'publish', 'a', 'b'],
    ['news', 'remove'],
    ['news', 'remove', '1;'],
  ])('print their usage: %s %s %s', async (...words) => {
    await expect(run(...words)).rejects.toThrow(/^Say: news (publish <folder>|remove <id>)/)
  })

  it('name an unknown command and list the known ones', async () => {
    await expect(run('news', 'publsh', 'a')).rejects.toThrow(
      /^There is no command "news publsh"\.\n\n.*news publish/s,
    )
    expect(await run()).toMatch(/^npm run admin -- <command>/)
  })

  it('name the file and its error', async () => {
    await write('az.md', '# Yeni ofis\n\nMay ayında köçürük.')
    await expect(publish()).rejects.toThrow(/az\.md ends after the card's paragraph, but .*en\.md goes on\.$/)
    await write('az.md', '# Yeni ofis\n\nMay ayında köçürük.\n\n<img src=x onerror=alert(1)>')
    await expect(publish()).rejects.toThrow(/az\.md contains HTML \("<img"\): write Markdown/)
    await write('az.md', 'Yeni ofis')
    await expect(publish()).rejects.toThrow(/az\.md needs "# Title" in its first line/)
    await rm(path.join(folder, 'az.md'))
    await expect(publish()).rejects.toThrow(
      /az\.md cannot be read \(ENOENT\)\. A news item has az\.md, en\.md/,
    )
    expect(await rows()).toEqual([])
  })
})

it('read a folder relative to the working directory', () => {
  expect(withAbsolutePaths(['news', 'publish', 'may', '--dry-run'], '/home/me')).toEqual([
    'news',
    'publish',
    '/home/me/may',
    '--dry-run',
  ])
})
