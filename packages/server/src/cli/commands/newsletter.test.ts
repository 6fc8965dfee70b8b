import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { runCommand, withAbsolutePaths } from '#cli/commands.ts'
import { letters, settings } from '#db/schema.ts'
import { sendDueLetters } from '#modules/newsletter/index.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { forgetNewsletter, newsletterTraces, subscribeTo, subscribeWhole } from '#testing/newsletter.ts'
import { type TestServices, testServices } from '#testing/services.ts'

const letter = {
  az: 'Noyabr xəbərləri\n\nSalam.\n\nYeni xidmət açdıq.\n',
  en: '\uFEFFNews of November\r\n\r\nHello.\r\n\r\nWe have a new service.\r\n',
  ru: 'Новости ноября\n\nЗдравствуйте.\n\nУ нас новая услуга.\n',
}

describeOnDatabase('the commands of the newsletter', (open) => {
  let services: TestServices
  let app: FastifyInstance
  let folder: string
  beforeAll(async () => {
    services = await testServices(await open('none'), { publicUrl: 'https://caspora.example' })
    app = await buildApp({ services })
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    folder = path.join(services.config.dataDir, 'letter')
    await mkdir(folder)
    for (const [name, text] of Object.entries(letter)) await writeFile(path.join(folder, `${name}.txt`), text)
  })
  afterEach(async () => {
    await rm(folder, { recursive: true })
    await forgetNewsletter(services)
    await services.database.db.delete(letters)
    await services.database.db.delete(settings)
  })

  const run = (...args: string[]) => runCommand(args, services, jest.fn())
  const sentLetters = async () =>
    (await newsletterTraces(services)).mails.filter(({ kind }) => kind === 'newsletter.letter')

  it('list all subscriptions, and export the confirmed ones', async () => {
    expect(await run('subscribers', 'list')).toBe('There are no subscribers.')
    await subscribeWhole(app, services, '=gunesh@person.example', 'az')
    await subscribeTo(app, 'waiting@person.example')
    expect(await run('subscribers', 'list')).toMatch(
      /=gunesh@person\.example +newsletter +AZ .*2026.*\nwaiting@person\.example +newsletter +EN .*\(not yet\)$/,
    )
    expect(await run('subscribers', 'export')).toBe(
      `email,topic,language,confirmed_at\r\n'=gunesh@person.example,newsletter,AZ,${services.now().toISOString()}`,
    )
  })

  it('delete an address with all its subscriptions and mails', async () => {
    await subscribeWhole(app, services, 'gunesh@person.example')
    await subscribeWhole(app, services, 'gunesh@person.example', 'en', { topic: 'vacancies' })
    await subscribeWhole(app, services, 'other@person.example')
    expect(await run('subscribers', 'remove', 'Gunesh@person.example')).toBe(
      'Gunesh@person.example is forgotten.',
    )
    expect(JSON.stringify(await newsletterTraces(services))).not.toContain('gunesh')
    expect((await newsletterTraces(services)).subscribers).toHaveLength(1)
    await expect(run('subscribers', 'remove', 'gunesh@person.example')).rejects.toThrow(
      'There is no subscriber',
    )
    await expect(run('subscribers', 'remove')).rejects.toThrow('Say: subscribers remove <email>')
  })

  it('send a letter to each subscriber in their language, once', async () => {
    const token = await subscribeWhole(app, services, 'gunesh@person.example', 'az')
    await subscribeWhole(app, services, 'john@person.example', 'en')
    await subscribeTo(app, 'waiting@person.example')
    await subscribeWhole(app, services, 'jobs@person.example', 'en', { topic: 'vacancies' })
    expect(await run('letter', 'send', folder, '--dry-run')).toBe('The letter would go to 2 subscribers.')
    expect(await sentLetters()).toEqual([])
    expect(await run('letter', 'send', folder)).toBe('The letter is in the outbox for 2 subscribers.')
    const [first, second] = await sentLetters()
    expect(first).toMatchObject({
      to: 'gunesh@person.example',
      subject: 'Noyabr xəbərləri',
      headers: {
        'List-Unsubscribe': `<https://caspora.example/api/subscribe/unsubscribe/?token=${token}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    })
    expect(first?.text).toMatch(/^Salam\.\n\nYeni xidmət açdıq\.\n\n/)
    expect(first?.text).toMatch(
      new RegExp(`\nhttps://caspora\\.example/subscribe/unsubscribe\\?token=${token}&lng=az\n$`),
    )
    expect(second).toMatchObject({ to: 'john@person.example', subject: 'News of November' })
    expect(second?.text).toMatch(/^Hello\.\n\nWe have a new service\.\n\n/)
    await expect(run('letter', 'send', folder)).rejects.toThrow('sent already')
    await expect(run('letter', 'send', folder, '--dry-run')).rejects.toThrow('sent already')
    expect(await sentLetters()).toHaveLength(2)
  })

  it('send a letter once, even when two people do it simultaneously', async () => {
    await subscribeWhole(app, services, 'gunesh@person.example')
    const outcomes = await Promise.allSettled([run('letter', 'send', folder), run('letter', 'send', folder)])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await sentLetters()).toHaveLength(1)
  })

  it('send a letter whose mails the server writes when the command is interrupted', async () => {
    await subscribeWhole(app, services, 'gunesh@person.example')
    jest.spyOn(services.outbox, 'put').mockRejectedValueOnce(new Error('disk full'))
    await expect(run('letter', 'send', folder)).rejects.toThrow('disk full')
    expect(await sentLetters()).toEqual([])
    await sendDueLetters(services)
    expect(await sentLetters()).toHaveLength(1)
    await expect(run('letter', 'send', folder)).rejects.toThrow('sent already')
  })

  it('report the errors of a letter', async () => {
    const send = () => run('letter', 'send', folder)
    await writeFile(path.join(folder, 'ru.txt'), 'Новости\nбез пустой строки')
    await expect(send()).rejects.toThrow(/ru\.txt needs a subject/)
    await rm(path.join(folder, 'ru.txt'))
    await expect(send()).rejects.toThrow(/ru\.txt cannot be read \(ENOENT\)/)
    await expect(run('letter', 'send')).rejects.toThrow('letter send <folder> [--dry-run]')
  })

  it('reject a letter when its links would have no public address', async () => {
    const config = { ...services.config, publicUrl: '' }
    await expect(runCommand(['letter', 'send', folder], { ...services, config }, jest.fn())).rejects.toThrow(
      'PUBLIC_URL',
    )
  })
})

it('reads a folder relative to the working directory', () => {
  expect(withAbsolutePaths(['letter', 'send', 'news/may', '--dry-run'], '/home/me')).toEqual([
    'letter',
    'send',
    '/home/me/news/may',
    '--dry-run',
  ])
  expect(withAbsolutePaths(['outbox', 'show', '7'], '/home/me')).toEqual(['outbox', 'show', '7'])
})
