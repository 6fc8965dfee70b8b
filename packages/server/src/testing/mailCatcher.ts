import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** A real SMTP server that stores the mails it receives, and rejects mails on request. */
export class MailCatcher {
  /** Each mail as it was received. */
  readonly received: string[] = []
  /** The rejection of all mails: an SMTP code such as 451. */
  rejectWith: number | undefined
  /** The same for a recipient. */
  unknownRecipient: string | undefined
  readonly #server: SMTPServer

  constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _session, done) =>
        done(address === this.unknownRecipient ? refuse(550) : undefined),
      onData: (stream, _session, done) => {
        const take = async () => {
          const mail = await buffer(stream)
          if (this.rejectWith) throw refuse(this.rejectWith)
          this.received.push(mail.toString())
        }
        take().then(() => done(), done)
      },
    })
    this.#server.on('error', () => {})
  }

  /** Starts to listen. Returns the value of `SMTP_URL`. */
  async listen(): Promise<string> {
    const server = this.#server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }
}

const refuse = (responseCode: number) => Object.assign(new Error('refused'), { responseCode })
