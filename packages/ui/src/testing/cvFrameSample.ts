/** A page for the frame of a CV in stories: it shows empty sheets, without a server. */
export const cvFrameSample = `data:text/html,${encodeURIComponent(`<!doctype html><html lang="en"><title>CV</title>
<style>html { background: #3a403d } div { background: #fff; margin: 12px auto; max-width: 40rem; aspect-ratio: 1 / 1.41 }</style>
<div></div><div></div><div></div>
<script>onmessage = ({ ports: [port] }) => port.postMessage({ kind: 'shown', pages: 3 })</script></html>`)}`
