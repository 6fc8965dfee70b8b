import { pictureAddress, type StoredPicture } from '@atrium/contract/pictures'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { content } from '#db/schema.ts'
import { purge } from '#modules/retention/index.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { multipart } from '#testing/forms.ts'
import { png } from '#testing/photos.ts'
import { type TestServices, testServices } from '#testing/services.ts'
import { hire, signIn } from '#testing/staff.ts'

const day = 24 * 3_600_000

describeOnDatabase('a purge of pictures', (open) => {
  let services: TestServices
  let app: FastifyInstance
  beforeAll(async () => {
    services = await testServices(await open('none'))
    app = await buildApp({ services })
  })
  afterAll(() => app.close())

  it('deletes a picture 30 days after nothing has named it any more', async () => {
    const editor = await signIn(services, await hire(services, { role: 'editor' }))
    const upload = async (shade: number) => {
      const form = multipart([['picture', { name: 'a.png', content: png(shade) }]])
      const reply = await app.inject({
        ...{ method: 'POST', url: '/api/v1/pictures/', payload: form.payload },
        headers: { ...form.headers, ...editor },
      })
      return reply.json<StoredPicture>().id
    }
    const [named, unnamed] = [await upload(1), await upload(2)]
    const draft = { picture: { id: named } }
    await services.database.db.insert(content).values({ kind: 'page', draft })
    const purged = async (days: number) => {
      const now = () => new Date(services.now().getTime() + days * day)
      return (await purge({ ...services, now })).pictures
    }
    expect([await purged(0), await purged(29), await purged(31)]).toEqual([0, 0, 1])
    const statusOf = async (id: string) =>
      (await app.inject({ url: pictureAddress(id, 480, 'jpg') })).statusCode
    expect([await statusOf(named), await statusOf(unnamed)]).toEqual([200, 404])
  })
})
