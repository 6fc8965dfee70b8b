import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { calendarViewChosen } from '#slices/calendarViewSlice.ts'
import { useAppDispatch } from '#store/hooks.ts'

/** Shows My Schedule when the address names a meeting (`#meeting-`): a link in a mail cannot choose the view. */
export function useNamedView(): void {
  const { hash, key } = useLocation()
  const dispatch = useAppDispatch()
  const isNamed = hash.startsWith('#meeting-')
  useEffect(() => {
    if (isNamed && key) dispatch(calendarViewChosen('schedule'))
  }, [isNamed, key, dispatch])
}
