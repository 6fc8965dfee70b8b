import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { idInHash, meetingHash } from '#features/schedule/meetingHash.ts'
import { isOverPage, type OverPageState } from '#hooks/overPage.ts'

/**
 * The address names the open meeting, in a history entry of its own: Back closes the meeting, Forward and a reload open it
 * again.
 */
export function useMeetingAddress() {
  const { key, hash, search, state } = useLocation()
  const navigate = useNavigate()
  const left = useRef<string>(undefined)
  return {
    /** Of the history entry. */
    key,
    /** An empty text while no meeting is named. */
    name: idInHash(hash),
    /** Names another meeting; with `isReplacing` in the place of the open one. */
    visit(name: string, isReplacing = false) {
      const over: OverPageState = { isOverPage: true }
      void navigate(
        { search, hash: meetingHash(name) },
        isReplacing ? { replace: true, state } : { state: over },
      )
    },
    /** Closes as Back does, so that Back does not lead to the closed meeting; a link from elsewhere loses its name. */
    leave() {
      if (left.current === key) return
      left.current = key
      if (!isOverPage(state)) return void navigate({ search }, { replace: true })
      // Back comes a moment later: a page that is loaded again meanwhile must not open the meeting.
      window.history.replaceState(window.history.state, '', window.location.pathname + search)
      void navigate(-1)
    },
  }
}
