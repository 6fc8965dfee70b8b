import { useEffect, useRef, useState } from 'react'
import { whenIdle } from '#primitives/whenIdle.ts'
import { useReducedMotion } from '#theme/useReducedMotion.ts'

/** Whether the browser was told to spare data (only Chromium's say so); a server has no `navigator`. */
function sparesData(): boolean {
  const { connection } = (globalThis.navigator ?? {}) as { connection?: { saveData?: boolean } }
  return connection?.saveData ?? false
}

/**
 * A decorative loop that never costs the first view anything: the sources come once the page has loaded and is
 * idle, it stands still under reduced motion and for someone who saves data until it is asked to play, and it
 * goes on by itself when the browser stops it (Safari does at the end of a loop and after a tab was hidden).
 */
export function usePausableVideo() {
  const videoRef = useRef<HTMLVideoElement>(null)
  const isReduced = useReducedMotion()
  const [isSparing] = useState(sparesData)
  // What the person chose; until then the system decides.
  const [choice, setChoice] = useState<'play' | 'pause'>()
  const [isIdle, setIdle] = useState(false)
  const isPlaying = choice ? choice === 'play' : !(isReduced || isSparing)

  useEffect(() => whenIdle(() => setIdle(true)), [])

  // Once there, the film stays: paused, it shows the frame it was paused at.
  const [hasSources, setSources] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  if (!hasSources && isPlaying && (isIdle || choice === 'play')) setSources(true)

  useEffect(() => {
    const video = videoRef.current
    if (!video || !hasSources) return
    if (!isPlaying) {
      video.pause()
      return
    }
    const play = () => {
      if (document.hidden) return
      // Refused, for instance in a power saving mode: say so on the control.
      video.play()?.catch((error: unknown) => {
        if (error instanceof DOMException && error.name === 'NotAllowedError') setChoice('pause')
      })
    }
    const replay = () => {
      video.currentTime = 0
      play()
    }
    play()
    video.addEventListener('ended', replay)
    video.addEventListener('pause', play)
    document.addEventListener('visibilitychange', play)
    return () => {
      video.removeEventListener('ended', replay)
      video.removeEventListener('pause', play)
      document.removeEventListener('visibilitychange', play)
    }
  }, [hasSources, isPlaying])

  return {
    videoRef,
    isPlaying,
    hasSources,
    hasFailed,
    /** The film cannot be had: the poster stays, and there is nothing to pause. */
    fail: () => setFailed(true),
    toggle: () => setChoice(isPlaying ? 'pause' : 'play'),
  }
}
