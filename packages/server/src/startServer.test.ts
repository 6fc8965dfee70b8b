import fs from 'node:fs'
import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { samplePassword } from '@atrium/contract/accounts/samples'
import { sendCommand } from '#cli/control.ts'
import { isAnswering } from '#config/controlSocket.ts'
import { applyUrl, generalUrl } from '#testing/apply.ts'
import { generalForm, multipart, vacancyForm } from '#testing/forms.ts'
import { MailCatcher } from '#testing/mailCatcher.ts'
import { testConfig } from '#testing/services.ts'
import type { Config } from './config/config.ts'
import { DataInUseError } from './db/lock.ts'
import { type RunningServer, startServer } from './startServer.ts'

/**
 * Milliseconds: the first start of the embedded database takes seven seconds of processor time, more on a busy machine.
 */
jest.setTimeout(240_000)

const save = jest.fn()

describe('a running server', () => {
  let config: Config
  let server: RunningServer
  const catcher = new MailCatcher()
  beforeAll(async () => {
    const smtpUrl = await catcher.listen()
    const base = await testConfig({ smtpUrl })
    config = { ...base, database: { kind: 'embedded', directory: path.join(base.dataDir, 'db') } }
    server = await startServer(config)
  })
  afterAll(async () => {
    await server.stop()
    await catcher.close()
  })

  const send = (url: string, form: Parameters<typeof multipart>[0]) => {
    const { headers, payload } = multipart(form)
    return fetch(server.url + url, { method: 'POST', headers, body: new Uint8Array(payload) })
  }

  it('listens at its address, accepts an application and sends its mails', async () => {
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    expect(server.services.siteUrl()).toBe(server.url)
    const synced = jest.spyOn(fs, 'fsyncSync')
    const reply = await send(applyUrl, vacancyForm())
    // On the disk before it is accepted: a power cut loses nothing.
    expect(synced).toHaveBeenCalled()
    synced.mockRestore()
    const { reference } = (await reply.json()) as { reference: string }
    while (catcher.received.length < 2) await new Promise(setImmediate)
    expect(catcher.received.join()).toContain(reference)
  })

  it('does not allow a second server on its data', async () => {
    await expect(startServer(config)).rejects.toThrow(DataInUseError)
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  })

  describe('accepts commands', () => {
    const request = (...args: string[]) => sendCommand(config.dataDir, args, save)

    it('about the outbox', async () => {
      expect(await request('outbox', 'list')).toMatch(/^id +status .*\n2 +sent .*application\.receipt/)
      expect(await request('outbox', 'show', '1')).toMatch(
        /^From: +"Caspora" <careers@caspora\.example>.*Attachments: cv\.pdf \(\d+ bytes\)\n\n/s,
      )
      await expect(request('outbox', 'show', '99')).rejects.toThrow('There is no mail 99.')
      await expect(request('outbox', 'retry', '1')).rejects.toThrow('Mail 1 is sent')
    })

    it('about applications, and exports a CV', async () => {
      const list = await request('applications', 'list')
      const reference = /CV-\w{4}-\w{4}/.exec(list)?.[0] ?? ''
      expect(await request('applications', 'show', reference.toLowerCase())).toContain('aysel@person.example')
      await request('applications', 'cv', reference, 'saved.pdf')
      expect(save).toHaveBeenCalledWith('saved.pdf', expect.any(Buffer))
      expect(save.mock.calls[0][1].toString()).toMatch(/^%PDF/)
      await expect(request('applications', 'show', 'CV-0000-0000')).rejects.toThrow('There is no application')
    })

    it('and explains unknown ones', async () => {
      await expect(request('outbox')).rejects.toThrow(
        /^There is no command "outbox".*outbox list .*applications show <reference>/s,
      )
      expect(await request()).toContain('npm run admin')
    })
  })

  it('finishes open requests when it is stopped, and releases the data', async () => {
    let isStopping: Promise<void> | undefined
    const { storage } = server.services
    const put = storage.put.bind(storage)
    jest.spyOn(storage, 'put').mockImplementationOnce(async (key, from) => {
      isStopping = server.stop()
      await new Promise(setImmediate)
      await put(key, from)
    })
    const reply = await send(generalUrl, generalForm())
    expect(reply.status).toBe(200)
    await isStopping
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow()
    expect(await isAnswering(config.dataDir)).toBe(false)
    expect(await readdir(config.dataDir)).not.toContain('lock')
  })

  it('starts again on the same data, and cleans up after a killed server', async () => {
    const before = await readdir(path.join(config.dataDir, 'files'))
    await writeFile(path.join(config.dataDir, 'files', 'f'.repeat(32)), 'of nobody')
    await writeFile(path.join(config.dataDir, 'uploads', 'half.part'), 'half')
    server = await startServer(config)
    expect(await readdir(path.join(config.dataDir, 'files'))).toEqual([...before, 'trash'])
    expect(await readdir(path.join(config.dataDir, 'files', 'trash'))).toEqual(['f'.repeat(32)])
    expect(await readdir(path.join(config.dataDir, 'uploads'))).toEqual([])
    expect(await sendCommand(config.dataDir, ['applications', 'list'], save)).toContain('(no vacancy)')
  })

  it('takes the published password from the sample accounts once others can reach it', async () => {
    const signIn = async () => {
      const { status } = await fetch(`${server.url}/api/v1/login/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'rauf.aliyev@caspora.example', password: samplePassword }),
      })
      return status
    }
    expect(await signIn()).toBe(200)
    for (const _start of ['the first', 'the next']) {
      await server.stop()
      server = await startServer({ ...config, publicUrl: 'https://caspora.example' })
      expect(await signIn()).toBe(401)
    }
  })
})
