import { formatDay, formatMonth } from '@atrium/contract/core'
import { type InboxSuggestion, suggestionStates } from '@atrium/contract/suggestions'
import { type TableColumn, textColumn } from '@atrium/ui/table'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useSenderOf } from './useSenderOf.ts'

/** Characters of a text in the list. */
const glimpse = 80

/** The start of the text, on one line. */
export function startOf({ text }: InboxSuggestion): string {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > glimpse ? `${line.slice(0, glimpse).trimEnd()}…` : line
}

/** Whether the sender's words are the last ones, or the answer is. */
const answeredOf = ({ messages }: InboxSuggestion) => {
  const last = messages.at(-1)
  return last ? (last.isAnswer ? 'yes' : 'added') : 'no'
}

/** The columns of the inbox. The date of an anonymous suggestion is its month only. */
export function useInboxColumns(): readonly TableColumn<InboxSuggestion>[] {
  const { t } = useTranslation(['inbox', 'suggestions'])
  const { language } = useLanguage()
  const senderOf = useSenderOf()
  return useMemo(
    () => [
      {
        id: 'text',
        header: t('inbox:text'),
        width: 15,
        cell: startOf,
        filterText: ({ text, messages }) => [text, ...messages.map((one) => one.text)].join(' '),
        primary: true,
      },
      {
        id: 'state',
        header: t('inbox:state'),
        width: 8,
        cell: ({ state }) => t(`suggestions:states.${state}`),
        sortValue: ({ state }) => suggestionStates.indexOf(state),
        options: suggestionStates.map((state) => ({ value: state, label: t(`suggestions:states.${state}`) })),
        optionOf: ({ state }) => state,
      },
      {
        id: 'received',
        header: t('inbox:received'),
        width: 10,
        cell: ({ receivedOn, isAnonymous }) =>
          isAnonymous ? formatMonth(receivedOn, language) : formatDay(receivedOn, language),
        sortValue: ({ receivedOn }) => receivedOn,
        hideable: true,
      },
      textColumn(senderOf, {
        id: 'sender',
        header: t('inbox:sender'),
        width: 9,
        hideable: true,
      }),
      {
        id: 'answered',
        header: t('inbox:answered'),
        width: 9,
        cell: (one) => t(`inbox:answers.${answeredOf(one)}`),
        sortValue: (one) => t(`inbox:answers.${answeredOf(one)}`),
        hideable: true,
      },
    ],
    [t, language, senderOf],
  )
}
