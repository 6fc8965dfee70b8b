import { spawn } from 'node:child_process'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { programArgs } from '#config/paths.ts'
import type { CvTextFormat } from './readText.ts'

/** Milliseconds. The program ends itself when it has worked too long; this is for one that waits. */
const timeout = 60_000

const formats: Record<string, CvTextFormat> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.oasis.opendocument.text': 'odt',
}

/**
 * The text of a CV; `undefined` when it cannot be read: another format, damaged, encrypted, a picture, or too much for the
 * bounds of time and memory. Files of strangers are parsed in a process of its own (decision 89), without the secrets
 * of the environment.
 */
export async function readCvText(content: Readable, mediaType: string): Promise<string | undefined> {
  const format = formats[mediaType]
  if (!format) {
    content.destroy()
    return undefined
  }
  const args = programArgs('modules/hiring/cvText/readCvProgram', { isSmall: true })
  const child = spawn(process.execPath, [...args, format], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: {},
    timeout,
    killSignal: 'SIGKILL',
  })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  // A program that has ended does not take the rest of its file.
  const sent = pipeline(content, child.stdin).catch((error: NodeJS.ErrnoException) => {
    child.kill('SIGKILL')
    if (error.code !== 'EPIPE') throw error
  })
  const [code, text] = await Promise.all([ended, buffer(child.stdout), sent])
  return code === 0 ? toStorable(text.toString()) : undefined
}

/** Without characters that the database cannot store or that are never searched: control characters, halves of pairs, signs of icon fonts. */
function toStorable(text: string): string | undefined {
  const storable = text
    .replace(/\p{Cf}/gu, '')
    .replace(/[^\P{C}\n]/gu, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim()
  return /\p{L}/u.test(storable) ? storable : undefined
}
