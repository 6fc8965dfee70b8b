import { firstViewId } from '@atrium/contract'
import { useEffect, useLayoutEffect, useState } from 'react'
import { focusMain } from '#hooks/focusMain.ts'
import { useAppSelector } from '#store/hooks.ts'

const firstView = () => globalThis.document?.getElementById(firstViewId) ?? null

/**
 * Stands beside a page and takes away what its document showed before it (docs/decisions.md, first view): as soon as
 * the page has what it asks for first, and in one step with the drawing of it, so that nothing empty comes between.
 */
export function FirstViewEnd() {
  const [isThere, setThere] = useState(() => firstView() !== null)
  return isThere && <Waiting onEnd={() => setThere(false)} />
}

function Waiting({ onEnd }: { onEnd: () => void }) {
  const isCalling = useAppSelector(({ api }) =>
    Object.values(api.queries).some((query) => query?.status === 'pending'),
  )
  const [hasAsked, setAsked] = useState(false)
  // Effects run in the order of the page: by now it has begun its calls.
  useEffect(() => setAsked(true), [])
  useLayoutEffect(() => {
    if (!hasAsked || isCalling) return
    const view = firstView()
    const hadFocus = view?.contains(document.activeElement)
    const { scrollY } = window
    view?.remove()
    // Who has read on stays where they are.
    if (scrollY > 0) window.scrollTo(0, scrollY)
    if (hadFocus) focusMain()
    onEnd()
  })
  return null
}
