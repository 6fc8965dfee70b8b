import { negotiateLanguage } from '@atrium/contract/core'
import { teamSample } from '@atrium/contract/people/samples'
import { teamEndpoints } from '@atrium/contract/people/team/calls'
import { json, mockOf } from './answers.ts'

/** The team row of the call table, answered from the samples in the language of the request. */
export const teamMocks = [
  mockOf(teamEndpoints.listTeam, ({ request }) =>
    json(teamSample(negotiateLanguage(request.headers.get('accept-language') ?? undefined))),
  ),
]
