import type { Notification } from '@atrium/contract/notifications'
import type { NoticeItem } from '@atrium/ui/news'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useQueryError } from '#hooks/useQueryError.ts'
import { useToasts } from '#hooks/useToasts.ts'

/** The icon of the topic. */
type NoticeLook = Pick<NoticeItem, 'picture' | 'icon'>

/** A card of the notifications or of the news, in the reader's language. */
export interface Notice extends Omit<NoticeItem, 'link' | 'note' | 'children'> {
  /** The meeting that it is about. */
  meeting?: Notification['meeting']
}

interface Call {
  /** Rejects when the call failed. */
  unwrap: () => Promise<unknown>
}

interface NoticeSource<Item> {
  query: {
    /** For the reader's language. */
    currentData?: readonly Item[] | undefined
    error?: unknown
    isFetching: boolean
    refetch: () => unknown
  }
  /** Formats the ISO instant of a card. The same function at every render. */
  dateOf: (item: Item) => string
  /** The picture of a card. The same function at every render. @default no picture */
  lookOf?: (item: Item) => NoticeLook
  markRead: (id: number) => Call
  markAllRead: () => Call
}

/**
 * The cards of a list, newest first. Marking as read is an optimistic update: when the
 * server rejects it, the API slice reverts it, and a toast and the page report the failure until the next mark.
 */
export function useNotices<Item extends Omit<Notice, 'at' | keyof NoticeLook>>(source: NoticeSource<Item>) {
  const { query, dateOf, lookOf, markRead, markAllRead } = source
  const { currentData } = query
  const { t } = useTranslation('news')
  const showToast = useToasts()
  /** The failed mark: the number of one card, or all. */
  const [unmarked, setUnmarked] = useState<number | 'all'>()
  const items = useMemo(
    () =>
      currentData
        ?.map((item): Notice => ({ ...item, ...lookOf?.(item), at: dateOf(item) }))
        .sort((one, other) => Date.parse(other.at) - Date.parse(one.at)),
    [currentData, dateOf, lookOf],
  )
  const failureOf = (what: number | 'all') => {
    const title = items?.find(({ id }) => id === what)?.notName
    return title === undefined ? t('notices.notMarkedAll') : t('notices.notMarked', { title })
  }
  const mark = async (what: number | 'all') => {
    setUnmarked(undefined)
    try {
      await (what === 'all' ? markAllRead() : markRead(what)).unwrap()
    } catch {
      setUnmarked(what)
      showToast({ kind: 'error', text: failureOf(what) })
    }
  }
  return {
    items,
    failure: useQueryError(!items, query),
    ...(unmarked !== undefined && {
      unmarked: { heading: failureOf(unmarked), text: t('notices.notMarkedText') },
    }),
    markRead: (id: number) => void mark(id),
    markAllRead: () => void mark('all'),
  }
}
