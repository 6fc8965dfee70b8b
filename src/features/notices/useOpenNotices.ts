import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Notice } from './useNotices.ts'

/**
 * The ids of the cards that show their whole text. Opening a card marks it as read; the address opens one too:
 * `#news-7` with the prefix `news`.
 */
export function useOpenNotices(
  prefix: string,
  items: readonly Notice[] | undefined,
  markRead: (id: number) => void,
) {
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const { hash, key } = useLocation()
  const named = items?.find(({ id, body }) => body && hash === `#${prefix}-${id}`)

  const show = (notice: Notice) => {
    setOpen((shown) => new Set([...shown, notice.id]))
    if (!notice.isRead) markRead(notice.id)
  }
  const hide = ({ id }: Notice) =>
    setOpen((shown) => new Set([...shown].filter((candidate) => candidate !== id)))

  // Each visit of the address opens its card once: a card that the reader closes, or whose mark the server rejects,
  // stays as it is.
  const opened = useRef<string>(undefined)
  const showNamed = useEffectEvent(() => {
    if (!named || opened.current === key) return
    opened.current = key
    show(named)
  })
  const namedId = named?.id
  useEffect(() => {
    if (namedId !== undefined && key) showNamed()
  }, [namedId, key])

  return {
    open,
    toggle: (id: number) => {
      const notice = items?.find((candidate) => candidate.id === id)
      if (!notice) return
      if (open.has(id)) hide(notice)
      else show(notice)
    },
  }
}
