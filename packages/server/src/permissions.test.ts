import {
  type Permission,
  permissions,
  permissionsOf,
  permissionsOfRole,
  roles,
} from '@atrium/contract/accounts'
import type { FastifyInstance } from 'fastify'
import type { AccountRecord } from '#db/accounts.ts'
import { jobs, people } from '#db/schema.ts'
import { newAddress } from '#testing/browser.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { type DescribedEndpoint, describedEndpoints } from '#testing/describedEndpoints.ts'
import { exampleCalls } from '#testing/exampleCalls.ts'
import { requestOf } from '#testing/requestOf.ts'
import { resetRateLimits, type TestServices, testServices } from '#testing/services.ts'
import { hire, signIn } from '#testing/staff.ts'
import { buildApp } from './app.ts'

const nameOf = ({ endpoint: { method, path } }: DescribedEndpoint) => `${method} ${path}`
const guarded = describedEndpoints.filter(({ endpoint }) => endpoint.permission)
const open = describedEndpoints.filter(({ endpoint }) => !endpoint.permission)

/** Every kind of person: the roles, and the three duties that are laid on a person by name. */
const kinds = [...roles, 'lead', 'reader', 'reviewer'] as const
type Kind = (typeof kinds)[number]

const permissionsOfKind: Record<Kind, readonly Permission[]> = {
  ...permissionsOfRole,
  lead: ['leave.decide'],
  reader: ['suggestions.answer'],
  reviewer: ['hiring.review'],
}

describe('the permissions', () => {
  it('are named once each, and no role but the administrator gives roles or reads the audit log', () => {
    for (const role of roles)
      expect(permissions).toEqual(expect.arrayContaining([...permissionsOfRole[role]]))
    const withAll = roles.filter((role) => permissionsOfRole[role].includes('roles.give'))
    expect([withAll, roles.filter((role) => permissionsOfRole[role].includes('audit.read'))]).toEqual([
      ['admin'],
      ['admin'],
    ])
  })

  it('come by role and by duty, and reading suggestions only by name', () => {
    const nobody = { isLead: false, isReviewer: false, readsSuggestions: false }
    expect(permissionsOf({ role: 'admin', ...nobody })).not.toContain('suggestions.answer')
    expect(permissionsOf({ role: 'staff', isLead: true, isReviewer: true, readsSuggestions: true })).toEqual([
      'leave.decide',
      'suggestions.answer',
      'hiring.review',
    ])
  })
})

describeOnDatabase('every endpoint and every kind of person', (openDatabase) => {
  let services: TestServices
  let app: FastifyInstance
  let callers: Record<Kind, AccountRecord>
  beforeAll(async () => {
    services = await testServices(await openDatabase())
    app = await buildApp({ services })
    const record = { name: 'Leyla', surname: 'Quliyeva', job: { AZ: '', EN: '', RU: '' }, computers: [] }
    const rest = { ...record, otherInfo: { AZ: [], EN: [], RU: [] } }
    const [manager] = await services.database.db
      .insert(people)
      .values({ ...rest, number: 901, email: 'lead@caspora.example' })
      .returning()
    await services.database.db.insert(people).values({ ...rest, number: 902, managerId: manager?.id ?? null })
    const hired = await Promise.all([
      ...roles.map((role) => hire(services, { role })),
      hire(services, { email: 'lead@caspora.example' }),
      hire(services, { readsSuggestions: true }),
      hire(services),
    ])
    const reviewer = hired.at(-1)
    await services.database.db.update(jobs).set({ reviewerIds: [reviewer?.personId ?? 0] })
    callers = Object.fromEntries(kinds.map((kind, place) => [kind, hired[place]])) as typeof callers
  })
  afterAll(() => app.close())

  /** Whether the server refuses the call for want of a permission. */
  async function isRefused(described: DescribedEndpoint, kind: Kind): Promise<boolean> {
    const [example = {}] = exampleCalls[nameOf(described)] ?? []
    const options = requestOf(described.endpoint, example)
    const headers = {
      ...options.headers,
      ...(await signIn(services, callers[kind])),
      'accept-language': 'en',
    }
    await resetRateLimits(services.database)
    const reply = await app.inject({ ...options, headers, remoteAddress: newAddress() })
    return reply.statusCode === 403 && reply.body.includes('doesn’t have the permission for this')
  }

  it.each(guarded.map((one) => [nameOf(one), one] as const))(
    '%s is open to those with its permission only',
    async (_name, described) => {
      for (const kind of kinds) {
        const isAllowed = permissionsOfKind[kind].includes(described.endpoint.permission as Permission)
        expect([kind, await isRefused(described, kind)]).toEqual([kind, !isAllowed])
      }
      const stranger = await app.inject(
        requestOf(described.endpoint, exampleCalls[nameOf(described)]?.[0] ?? {}),
      )
      expect(stranger.statusCode).toBe(401)
    },
  )

  it.each(open.map((one) => [nameOf(one), one] as const))('%s asks for none', async (_name, described) => {
    expect(await isRefused(described, 'staff')).toBe(false)
  })
})
