import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

/**
 * Lets the browser's search look into what is hidden: where it can, `hidden` becomes `hidden="until-found"`,
 * and `onFound` is called when the search has found something inside. React knows the attribute as a yes or no
 * only, so the element sets `hidden={isHidden}` and this refines it.
 */
export function useFindable(isHidden: boolean, onFound: () => void) {
  const ref = useRef<HTMLDivElement>(null)
  const found = useEffectEvent(onFound)

  useLayoutEffect(() => {
    if (isHidden && 'onbeforematch' in document) ref.current?.setAttribute('hidden', 'until-found')
  }, [isHidden])

  useEffect(() => {
    const element = ref.current
    const open = () => found()
    element?.addEventListener('beforematch', open)
    return () => element?.removeEventListener('beforematch', open)
  }, [])

  return ref
}
