// PDF.js parses here, in a worker; where none can start, in the page of the viewer.
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs'
