import { createServer } from 'node:http'
import { SMTPServer } from 'smtp-server'
import { ports } from './ports.ts'

/** A received mail: the recipients of the envelope and the whole message. */
export interface CaughtMail {
  to: string[]
  raw: string
}

const mails: CaughtMail[] = []

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  size: 32 * 1024 * 1024,
  onData(stream, session, done) {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => {
      const to = session.envelope.rcptTo.map(({ address }) => address)
      mails.push({ to, raw: Buffer.concat(chunks).toString('utf8') })
      done()
    })
  },
})

smtp.listen(ports.smtp, '127.0.0.1')

/** Serves the received mails as JSON for the journeys, which run in other processes. */
createServer((_request, response) => {
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(mails))
}).listen(ports.mails, '127.0.0.1')
