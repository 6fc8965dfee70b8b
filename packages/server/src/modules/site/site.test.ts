import {
  company,
  iconAddress,
  logoAddress,
  logoIcons,
  sampleCompany,
  setCompany,
} from '@atrium/contract/core'
import type { Site } from '@atrium/contract/site'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { buildApp } from '#app.ts'
import type { AccountRecord } from '#db/accounts.ts'
import { auditLog } from '#db/schema.ts'
import { dentist, expectSoon } from '#testing/anotherCompany.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { multipart } from '#testing/forms.ts'
import { type TestServices, testServices } from '#testing/services.ts'
import { hire, signIn } from '#testing/staff.ts'

describeOnDatabase('the facts about the company', (open) => {
  let services: TestServices
  let apps: FastifyInstance[]
  let admin: AccountRecord
  let editor: AccountRecord
  beforeEach(async () => {
    services = await testServices(await open())
    apps = [await buildApp({ services })]
    admin = await hire(services, { role: 'admin', name: 'Rauf', surname: 'Əliyev' })
    editor = await hire(services, { role: 'editor', name: 'Aysel', surname: 'Kərimova' })
  })
  afterEach(async () => {
    for (const app of apps) await app.close()
    setCompany()
  })

  const call = async (
    account: AccountRecord,
    method: 'GET' | 'PUT' | 'POST',
    path = '',
    payload?: object,
  ) => {
    const headers = { ...(await signIn(services, account)), 'accept-language': 'en' }
    const reply = await apps[0]?.inject({
      ...{ method, url: `/api/v1/site/${path}`, headers },
      ...(payload && { payload }),
    })
    return { status: reply?.statusCode, body: reply?.json() as Site & { errors?: Record<string, string> } }
  }

  it('are those of the samples until others are published', async () => {
    const { body } = await call(editor, 'GET')
    expect(body).toMatchObject({ revision: 1, versions: [], published: { name: sampleCompany.name } })
    const saved = await call(editor, 'PUT', '', { revision: body.revision, facts: dentist })
    expect(saved.body).toMatchObject({
      revision: 2,
      draft: dentist,
      published: { name: sampleCompany.name },
      changed: { by: 'Aysel Kərimova' },
    })
    expect(company.name).toBe(sampleCompany.name)
    const published = await call(admin, 'POST', 'publication/', { revision: 2 })
    expect(published.body).toMatchObject({
      published: dentist,
      versions: [{ number: 1, by: 'Rauf Əliyev', facts: dentist }],
    })
    await expectSoon(() => expect(company).toMatchObject({ ...dentist, currency: sampleCompany.currency }))
    const [entry] = await services.database.db.select().from(auditLog).where(eq(auditLog.kind, 'content'))
    expect(entry).toMatchObject({ actorId: admin.id, after: { published: { name: 'Gəncə Dent' } } })
  })

  it('are not overwritten by a second editor', async () => {
    expect((await call(editor, 'PUT', '', { revision: 1, facts: dentist })).status).toBe(200)
    expect((await call(admin, 'PUT', '', { revision: 1, facts: dentist })).status).toBe(409)
    expect((await call(admin, 'POST', 'publication/', { revision: 1 })).status).toBe(409)
    expect((await call(admin, 'GET')).body.revision).toBe(2)
  })

  it('are published by those who may, and edited by no other', async () => {
    await call(editor, 'PUT', '', { revision: 1, facts: dentist })
    expect((await call(editor, 'POST', 'publication/', { revision: 2 })).status).toBe(403)
    const staff = await hire(services)
    expect((await call(staff, 'GET')).status).toBe(403)
  })

  it('refuse what no page could show, field by field', async () => {
    const facts = {
      ...dentist,
      ...{ name: ' ', email: 'nobody', appStore: 'javascript:alert(1)' },
      address: { ...dentist.address, RU: '' },
      location: { latitude: 91, longitude: 'east' },
    }
    const { status, body } = await call(editor, 'PUT', '', { revision: 1, facts })
    expect([status, body.errors]).toEqual([
      400,
      {
        'facts.name': 'companyRequired',
        'facts.email': 'emailInvalid',
        'facts.appStore': 'linkInvalid',
        'facts.address.RU': 'addressRequired',
        'facts.location.latitude': 'degreesInvalid',
        'facts.location.longitude': 'degreesInvalid',
      },
    ])
  })

  it('are there when a server starts', async () => {
    await call(editor, 'PUT', '', { revision: 1, facts: dentist })
    await call(admin, 'POST', 'publication/', { revision: 2 })
    await expectSoon(() => expect(company.name).toBe('Gəncə Dent'))
    setCompany()
    apps.push(await buildApp({ services }))
    expect(company.name).toBe('Gəncə Dent')
  })

  describe('with a logo', () => {
    const svg = (inside: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 200 50">${inside}</svg>`
    const shapes = '<defs><path id="a" d="M0 0h200v20H0z"/></defs><use href="#a" fill="#1565c0"/>'
    const upload = async (account: AccountRecord, name: string, content: Buffer | string) => {
      const { headers, payload } = multipart([['logo', { name, content: Buffer.from(content) }]])
      const reply = await apps[0]?.inject({
        ...{ method: 'PUT', url: '/api/v1/site/logo/', payload },
        headers: { ...headers, ...(await signIn(services, account)) },
      })
      return { status: reply?.statusCode, body: reply?.json() }
    }
    const get = async (url: string) => apps[0]?.inject(url)

    it('show it and the icons that are made of it', async () => {
      const { body: logo } = await upload(editor, 'logo.svg', svg(shapes))
      expect(logo).toMatchObject({ width: 1024, height: 256, isLight: false })
      expect((await upload(editor, 'again.svg', svg(shapes))).body).toEqual(logo)
      const saved = await call(editor, 'PUT', '', { revision: 1, facts: { ...dentist, logo } })
      expect(saved.body.draft.logo).toEqual(logo)
      const file = await get(logoAddress(logo))
      expect(file?.headers).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      expect(await sharp(file?.rawPayload).metadata()).toMatchObject({
        format: 'png',
        width: 1024,
        height: 256,
      })
      for (const icon of logoIcons) {
        const side = icon === 'maskable' ? 512 : icon
        const { rawPayload } = (await get(iconAddress(logo, icon))) ?? {}
        expect(await sharp(rawPayload).metadata()).toMatchObject({ width: side, height: side })
      }
      expect((await get('/site/logo-0123456789abcdef.png'))?.statusCode).toBe(404)
    })

    it.each(['jpeg', 'png', 'webp', 'avif'] as const)('take a picture in %s', async (format) => {
      const create = { width: 40, height: 20, channels: 4 as const, background: '#ffffff80' }
      const content = await sharp({ create }).toFormat(format).toBuffer()
      const { status, body } = await upload(editor, `logo.${format}`, content)
      expect([status, body]).toMatchObject([200, { width: 40, height: 20 }])
    })

    it.each([
      '<script>alert(1)</script>',
      '<path onload="alert(1)"/>',
      '<foreignObject><p>1</p></foreignObject>',
      '<image href="https://evil.example/a.png"/>',
      '<use xlink:href="other.svg#a"/>',
      '<a href="javascript:alert(1)"/>',
      '<style>@import "https://evil.example/a.css"</style>',
      '<path style="fill:url(https://evil.example/a.svg#b)"/>',
    ])('refuse an SVG with %s', async (inside) => {
      expect(await upload(editor, 'logo.svg', svg(inside))).toMatchObject({
        status: 400,
        body: { errors: { logo: 'logoUnsafe' } },
      })
    })

    it('refuse entities, other files and a logo that was never stored', async () => {
      const entity = `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg('<text>&a;</text>')}`
      expect((await upload(editor, 'logo.svg', entity)).body.errors).toEqual({ logo: 'logoUnsafe' })
      expect((await upload(editor, 'logo.png', 'text')).body.errors).toEqual({ logo: 'logoType' })
      const logo = { hash: '0123456789abcdef', width: 1, height: 1, isLight: false }
      expect((await call(editor, 'PUT', '', { revision: 1, facts: { ...dentist, logo } })).status).toBe(400)
    })
  })
})
