import { mailAreas, type OutboxQuestion, openMailStates } from '@atrium/contract/outbox'
import { tableStateOf } from '@atrium/ui/table'

/** The query of the call: the newest mails that fit the table, or those before a mail (`?before=`). */
export function outboxQuestionOf(params: URLSearchParams): OutboxQuestion {
  const { filters } = tableStateOf(params)
  return {
    state: openMailStates.find((state) => state === filters.state),
    area: mailAreas.find((area) => area === filters.area),
    before: Number(params.get('before')) || undefined,
  }
}
