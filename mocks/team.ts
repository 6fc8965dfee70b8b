import { negotiateLanguage } from '@atrium/contract'
import { teamSample } from '@atrium/contract/samples'
import { teamEndpoints } from '@atrium/contract/schemas'
import { json, mockOf } from './answers.ts'

/** The team row of the call table, answered from the samples in the language of the request. */
export const teamMocks = [
  mockOf(teamEndpoints.listTeam, ({ request }) =>
    json(teamSample(negotiateLanguage(request.headers.get('accept-language') ?? undefined))),
  ),
]
