#!/bin/sh
# Runs the inbox as the site's user, with the site's settings. Name files with full paths, because
# the command runs in /opt/miqyas.
exec sudo -u miqyas env -C /opt/miqyas node --env-file=/etc/miqyas.env inbox/inbox.js "$@"
