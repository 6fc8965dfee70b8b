import { type PointerEvent, useCallback, useEffect, useState } from 'react'

/** A name that is shown beside its day. */
export interface Tip {
  /** `YYYY-MM-DD`. */
  day: string
  /** Above the day, or under it when there is no room above. */
  side: 'above' | 'under'
}

/** CSS pixels above a day that its name and the bar of the page may need. */
const roomAbove = 170

/**
 * The one name that is shown: of the day under the mouse, of the focused one, or of the one that was pressed (a finger
 * neither hovers nor, in some browsers, focuses). Escape and a press elsewhere put it away.
 */
export function useTip() {
  const [tip, setTip] = useState<Tip>()
  const isShown = tip !== undefined
  useEffect(() => {
    if (!isShown) return
    const hide = () => setTip(undefined)
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && hide()
    const onPress = ({ target }: Event) =>
      target instanceof Element && target.closest('[data-tip-root]') ? undefined : hide()
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [isShown])

  /** The handlers of the element around a day's button and its name. */
  const rootOf = useCallback((day: string) => {
    const show = ({ currentTarget }: { currentTarget: Element }) => {
      const side = currentTarget.getBoundingClientRect().top < roomAbove ? 'under' : 'above'
      setTip((before) => (before?.day === day ? before : { day, side }))
    }
    const hide = () => setTip((before) => (before?.day === day ? undefined : before))
    const ofMouse = (action: typeof show) => (event: PointerEvent<Element>) =>
      event.pointerType === 'mouse' && action(event)
    return {
      onPointerEnter: ofMouse(show),
      onPointerLeave: ofMouse(hide),
      onFocus: show,
      onBlur: hide,
      onClick: show,
    }
  }, [])
  return { tip, rootOf }
}
