import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useAnimate } from '#primitives/useAnimate.ts'
import { whenIdle } from '#primitives/whenIdle.ts'

const timing = { duration: 0.25, ease: [0.22, 0.8, 0.3, 1] } as const

/**
 * Animates a change of the list: remaining rows slide to their new places, new rows fade in. Rows carry
 * `data-row={id}`.
 */
export function useRearrange(listRef: RefObject<HTMLElement | null>, ids: string[]) {
  const { load, animate } = useAnimate()
  const places = useRef(new Map<string, number>())
  const key = ids.join(' ')

  useEffect(() => whenIdle(() => void load()), [load])

  useLayoutEffect(() => {
    const before = places.current
    const rows = key
      .split(' ')
      .flatMap((id) => listRef.current?.querySelector<HTMLElement>(`[data-row="${id}"]`) ?? [])
    const after = new Map(rows.map((row) => [row.dataset.row ?? '', row.offsetTop]))
    places.current = after
    if (before.size === 0) return
    for (const row of rows) {
      const id = row.dataset.row ?? ''
      const was = before.get(id)
      const way = was === undefined ? 0 : was - (after.get(id) ?? 0)
      if (was === undefined) animate(row, { opacity: [0, 1] }, timing)
      else if (way !== 0) animate(row, { transform: [`translateY(${way}px)`, 'none'] }, timing)
    }
  }, [key, listRef, animate])
}
