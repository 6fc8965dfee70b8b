import { languages } from '@atrium/contract/core'
import { type SubscribersQuestion, subscriptionStates, subscriptionTopics } from '@atrium/contract/newsletter'
import { tableStateOf } from '@atrium/ui/table'

export type LettersView = 'letters' | 'subscribers'

/** What the page of letters shows by the query of its address: `?view=subscribers`, or the letters. */
export const addressedLetters = (params: URLSearchParams): LettersView =>
  params.get('view') === 'subscribers' ? 'subscribers' : 'letters'

/** The query of the call: the newest subscriptions that fit the table, or those before one (`?before=`). */
export function subscribersQuestionOf(params: URLSearchParams): SubscribersQuestion {
  const { search, filters } = tableStateOf(params)
  return {
    text: search.trim() || undefined,
    state: subscriptionStates.find((state) => state === filters.state),
    topic: subscriptionTopics.find((topic) => topic === filters.topic),
    language: languages.find((language) => language === filters.language),
    before: Number(params.get('before')) || undefined,
  }
}
