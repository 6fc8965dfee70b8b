import { type AuditEntry, languageSwitches, systemActor } from '@atrium/contract/audit'
import { auditEndpoints } from '@atrium/contract/audit/calls'
import { auditSample } from '@atrium/contract/audit/samples'
import { company, dayAndTime, foldText } from '@atrium/contract/core'
import { json, mockOf, validationErrorOf } from './answers.ts'

const isLanguageSwitch = ({ changes }: AuditEntry) => changes.every(({ field }) => field === 'language')

/** The audit log with its filters, and the people in it. */
export const auditMocks = [
  mockOf(auditEndpoints.listAuditEntries, ({ request }) => {
    const query = new URL(request.url).searchParams
    const refused = validationErrorOf(auditEndpoints.listAuditEntries.query, Object.fromEntries(query))
    if (refused) return refused
    const fits = (name: string, value: string | number) =>
      (query.get(name) ?? String(value)) === String(value)
    return json(
      auditSample.filter((entry) => {
        const { day } = dayAndTime(new Date(entry.at), company.timeZone)
        return (
          foldText(JSON.stringify(entry)).includes(foldText(query.get('text') ?? '')) &&
          (query.get('kind') === languageSwitches
            ? isLanguageSwitch(entry)
            : fits('kind', entry.kind) && !isLanguageSwitch(entry)) &&
          fits('action', entry.action) &&
          fits('actor', entry.actorId ?? systemActor) &&
          day >= (query.get('from') ?? day) &&
          day <= (query.get('to') ?? day) &&
          // The samples have the same ids for people and accounts.
          (entry.kind === 'rooms' ? !query.has('person') : fits('person', entry.recordId)) &&
          entry.id < Number(query.get('before') ?? Number.POSITIVE_INFINITY)
        )
      }),
    )
  }),
  mockOf(auditEndpoints.listAuditActors, () =>
    json(
      auditSample
        .flatMap(({ actorId: id, actor: name }) => (id === null ? [] : [{ id, name }]))
        .filter(({ id }, place, all) => all.findIndex((one) => one.id === id) === place),
    ),
  ),
]
