import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useQueryError } from '#hooks/useQueryError.ts'
import { useToasts } from '#hooks/useToasts.ts'

/** A card of the notifications or of the news, in the reader's language. */
export interface Notice {
  id: number
  notName: string
  notDesc: string
  /** Markdown; empty or missing when the card says all. */
  body?: string
  /** When it came, an ISO instant. */
  at: string
  isRead: boolean
}

interface NoticeSource {
  query: {
    error?: unknown
    isFetching: boolean
    refetch: () => unknown
  }
  /** What the query has for the reader's language. */
  notices: readonly Notice[] | undefined
  /** Marks as read at the server; rejects when that failed. */
  read: (id: number) => Promise<unknown>
  readAll: () => Promise<unknown>
}

/**
 * Cards with what is unread: the newest first, and marks that are shown at once. A mark that the server did not take
 * is taken back (the api does that), and it is said so, as a toast and in the page, until the next mark.
 */
export function useNotices({ query, notices, read, readAll }: NoticeSource) {
  const { t } = useTranslation('news')
  const showToast = useToasts()
  /** What could not be marked: one card by its number, or all. */
  const [unmarked, setUnmarked] = useState<number | 'all'>()
  const items = useMemo(
    () => notices && [...notices].sort((one, other) => Date.parse(other.at) - Date.parse(one.at)),
    [notices],
  )
  const failureOf = (what: number | 'all') => {
    const title = items?.find(({ id }) => id === what)?.notName
    return title === undefined ? t('notices.notMarkedAll') : t('notices.notMarked', { title })
  }
  const mark = async (what: number | 'all') => {
    setUnmarked(undefined)
    try {
      await (what === 'all' ? readAll() : read(what))
    } catch {
      setUnmarked(what)
      showToast({ kind: 'error', text: failureOf(what) })
    }
  }
  return {
    items,
    unread: items?.filter(({ isRead }) => !isRead).length ?? 0,
    failure: useQueryError(!items, query),
    ...(unmarked !== undefined && {
      unmarked: { heading: failureOf(unmarked), text: t('notices.notMarkedText') },
    }),
    markRead: (id: number) => void mark(id),
    markAllRead: () => void mark('all'),
  }
}
