#!/bin/sh
# Starts a screen without a monitor, the accessibility bus and Orca, and listens to the pages of a folder: see run.mjs.
#
#   session.sh FOLDER BROWSER    (FOLDER holds pages.json, and receives heard.json)
set -eu
folder=$(cd "$1" && pwd)
browser=$2
if [ -z "${HEARD_BUS-}" ]; then
  export HOME="$folder/home" XDG_RUNTIME_DIR="$folder/run" DISPLAY=:77 LANG=C.UTF-8 LC_ALL=C.UTF-8
  export GTK_MODULES=gail:atk-bridge GNOME_ACCESSIBILITY=1 XDG_CURRENT_DESKTOP=GNOME XDG_SESSION_TYPE=x11 NO_AT_BRIDGE=0
  mkdir -p "$HOME" "$XDG_RUNTIME_DIR"
  chmod 700 "$XDG_RUNTIME_DIR"
  HEARD_BUS=1 exec dbus-run-session -- "$0" "$folder" "$browser"
fi
here=$(dirname "$0")
started=
stop() {
  for id in $started; do kill "$id" 2> /dev/null || true; done
}
trap stop EXIT INT TERM
start() {
  "$@" > "$folder/$(basename "$1").log" 2>&1 &
  started="$! $started"
  sleep 2
}
start Xvfb :77 -screen 0 1300x1000x24 -nolisten tcp
start /usr/libexec/at-spi-bus-launcher --launch-immediately
gsettings set org.gnome.desktop.interface toolkit-accessibility true
gsettings set org.gnome.desktop.a11y.applications screen-reader-enabled true
# Without a synthesizer, reading a whole page aloud never ends, and Orca says nothing else meanwhile.
gsettings set org.gnome.Orca.Document:/org/gnome/orca/default/document/ say-all-on-load false
start openbox
start orca --debug-file="$folder/orca.debug"
until [ -s "$folder/orca.debug" ]; do sleep 1; done
node "$here/listen.mjs" "$folder" "$browser"
