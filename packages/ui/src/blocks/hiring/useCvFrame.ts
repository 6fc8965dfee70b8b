import { toTag } from '@atrium/contract/core'
import type { CvViewerCommand, CvViewerReport, ShownCv } from '@atrium/contract/hiring'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useReaderLanguage } from '#i18n/useReaderLanguage.ts'

interface CvFrameOptions {
  /** The name of the file. */
  name: string
  /** Fetches the PDF. */
  fetchFile: () => Promise<ArrayBuffer>
  zoom: number
  /** A key of the zoom was pressed in the frame; 0 resets it. */
  onZoom: (step: 1 | 0 | -1) => void
}

type CvFrameState = { kind: 'loading' | 'failed' } | { kind: 'shown'; page: number; pages: number }

/** Loads a CV and gives it to the frame, which has no access to this page: both exchange messages only. */
export function useCvFrame({ name, fetchFile, zoom, onZoom }: CvFrameOptions) {
  const { t } = useTranslation('cvViewer')
  const language = useReaderLanguage()
  const [content, setContent] = useState<ArrayBuffer>()
  const [state, setState] = useState<CvFrameState>({ kind: 'loading' })
  const frame = useRef<HTMLIFrameElement>(null)
  const port = useRef<MessagePort>(undefined)

  const loadContent = useEffectEvent(fetchFile)
  useEffect(() => {
    let isLeft = false
    loadContent().then(
      (loaded) => isLeft || setContent(loaded),
      () => isLeft || setState({ kind: 'failed' }),
    )
    return () => {
      isLeft = true
      port.current?.close()
    }
  }, [])

  useEffect(() => {
    send(port.current, { kind: 'zoom', zoom })
  }, [zoom])

  const receive = ({ data }: MessageEvent<CvViewerReport>) => {
    switch (data.kind) {
      case 'shown':
        return setState({ kind: 'shown', page: 1, pages: data.pages })
      case 'page':
        return setState((before) => ({ ...before, page: data.page }))
      case 'zoom':
        return onZoom(data.step)
      case 'failed':
        return setState({ kind: 'failed' })
    }
  }
  return {
    state,
    frame,
    hasContent: content !== undefined,
    turnTo: (page: number) => send(port.current, { kind: 'page', page }),
    /** When the page of the frame has loaded: it waits for the file. */
    onLoad() {
      if (!content) return
      const channel = new MessageChannel()
      port.current?.close()
      port.current = channel.port1
      channel.port1.onmessage = receive
      const pageLabel = t('page', { page: '{{page}}', pages: '{{pages}}' })
      const shown: ShownCv = { content, name, language: toTag(language), pageLabel }
      // A page without origin has no address to name; it is our own, because no policy lets the frame go elsewhere.
      frame.current?.contentWindow?.postMessage(shown, '*', [channel.port2])
    },
  }
}

const send = (port: MessagePort | undefined, command: CvViewerCommand) => port?.postMessage(command)
