import { cvViewerPath, cvZooms } from '@atrium/contract/hiring'
import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SkeletonRegion } from '#blocks/states/SkeletonRegion.tsx'
import { Message } from '#primitives/Message.tsx'
import { defineSlotStyles } from '#theme/defineStyles.ts'
import { CvTools } from './CvTools.tsx'
import { useCvFrame } from './useCvFrame.ts'

const styles = defineSlotStyles({
  root: {
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    gridTemplateColumns: 'minmax(0, 1fr)',
    height: 'clamp(24rem, calc(100svh - 10rem), 80rem)',
    overflow: 'hidden',
    borderRadius: 'card',
    backgroundColor: 'bg.dark',
    color: 'fg.onDark',
  },
  place: { position: 'relative', gridRow: '2' },
  frame: { position: 'absolute', inset: '0', width: 'full', height: 'full', borderWidth: '0' },
  cover: { position: 'absolute', inset: '0', padding: '6', backgroundColor: 'bg.dark' },
  failed: { padding: { base: '4', md: '6' } },
})

interface CvViewerProps {
  /** The name of the file. */
  name: string
  /** Fetches the PDF. */
  fetchFile: () => Promise<ArrayBuffer>
  /** The address of the page in the frame. @default that of the product */
  frameAddress?: string
}

/**
 * Shows the pages of a PDF that a stranger has sent. It is parsed in a frame without origin, cookies and network. Another
 * file needs another `key`.
 */
export function CvViewer({ name, fetchFile, frameAddress = cvViewerPath }: CvViewerProps) {
  const { t } = useTranslation('cvViewer')
  const [zoom, setZoom] = useState(1)
  const onZoom = (step: 1 | 0 | -1) => setZoom((before) => (step === 0 ? 1 : nextZoom(before, step)))
  const { state, frame, hasContent, turnTo, onLoad } = useCvFrame({ name, fetchFile, zoom, onZoom })
  if (state.kind === 'failed')
    return (
      <Message
        tone="warning"
        role="alert"
        headingLevel={3}
        heading={t('failed.title')}
        text={t('failed.text')}
      />
    )
  const isShown = state.kind === 'shown'
  return (
    <chakra.div data-tone="dark" css={styles.root}>
      {isShown && <CvTools {...state} zoom={zoom} onPage={turnTo} onZoom={onZoom} />}
      <chakra.div css={styles.place}>
        {hasContent && (
          <chakra.iframe
            ref={frame}
            css={styles.frame}
            title={t('frame', { name })}
            src={frameAddress}
            sandbox="allow-scripts"
            referrerPolicy="no-referrer"
            onLoad={onLoad}
          />
        )}
        {!isShown && (
          <chakra.div css={styles.cover}>
            <SkeletonRegion label={t('loading')} count={8} />
          </chakra.div>
        )}
      </chakra.div>
    </chakra.div>
  )
}

/** The next larger or smaller zoom; the same one at the end. */
const nextZoom = (zoom: number, step: 1 | -1): number => cvZooms[cvZooms.indexOf(zoom) + step] ?? zoom
